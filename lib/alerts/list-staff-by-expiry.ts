import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { getAlertDays } from "../settings/get-alert-days";
import { listStaff } from "../staff/list-staff";
import { papersOfCard } from "../staff/papers-of-card";
import type { StaffCard } from "../staff/queries";
import { standingsOf } from "./alerts";
import { narrowingOf, type PaperFilter, type WithOutlook, withOutlooks } from "./outlook";

type Asked = Omit<Parameters<typeof listStaff>[1], "ending" | "isLacking" | "isWorstFirst"> & {
  papers?: PaperFilter | undefined;
};

export type StaffRow = WithOutlook<StaffCard>;

export async function listStaffByExpiry(
  ctx: Context,
  { papers: state, ...asked }: Asked,
): Promise<Listed<StaffRow>> {
  const days = await getAlertDays(ctx);
  const narrowing = narrowingOf(state, ctx.today, days);
  const listed = await listStaff(ctx, { ...asked, ...narrowing, isWorstFirst: true });
  const papers = listed.rows.flatMap(papersOfCard);
  return { ...listed, rows: withOutlooks(listed.rows, standingsOf(papers, ctx.today, days)) };
}
