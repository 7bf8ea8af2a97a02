import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type Ending, endingSpan } from "../papers/ending";
import { getAlertDays } from "../settings/get-alert-days";
import { listStaff } from "../staff/list-staff";
import { papersOfCard } from "../staff/papers-of-card";
import type { StaffCard } from "../staff/queries";
import { standingsOf } from "./alerts";
import { narrowingOf, type PaperFilter, type WithOutlook, withOutlooks } from "./outlook";

type Asked = Omit<
  Parameters<typeof listStaff>[1],
  "ending" | "anyEnding" | "isLacking" | "isWorstFirst"
> & {
  papers?: PaperFilter | undefined;
  ends?: Ending | undefined;
};

export type StaffRow = WithOutlook<StaffCard>;

export async function listStaffByExpiry(
  ctx: Context,
  { papers: state, ends, ...asked }: Asked,
): Promise<Listed<StaffRow>> {
  const days = await getAlertDays(ctx);
  const narrowing = {
    ...narrowingOf(state, ctx.today, days),
    anyEnding: ends && endingSpan(ends, ctx.today),
  };
  const listed = await listStaff(ctx, { ...asked, ...narrowing, isWorstFirst: true });
  const papers = listed.rows.flatMap(papersOfCard);
  return { ...listed, rows: withOutlooks(listed.rows, standingsOf(papers, ctx.today, days)) };
}
