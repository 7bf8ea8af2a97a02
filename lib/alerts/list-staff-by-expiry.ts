import type { Context } from "../context";
import { expirySpan, type paperFilters } from "../expiry";
import type { Listed } from "../paging";
import { groupedBy } from "../rows";
import { getAlertDays } from "../settings/get-alert-days";
import { listStaffPapers } from "../staff/list-papers";
import { listStaff } from "../staff/list-staff";
import type { StaffCard } from "../staff/queries";
import { standingsOf } from "./alerts";
import { type Outlook, outlookOf } from "./outlook";

type Asked = Omit<Parameters<typeof listStaff>[1], "ending" | "lacking" | "worstFirst"> & {
  papers?: (typeof paperFilters)[number] | undefined;
};

/** A technician of the list; an inactive one never alerts, so that he has no outlook. */
export type StaffRow = StaffCard & { outlook: Outlook | null };

/** The technicians, unless sorted those with the worst papers first; the same eight queries whatever their number. */
export async function listStaffByExpiry(
  ctx: Context,
  { papers: state, ...asked }: Asked,
): Promise<Listed<StaffRow>> {
  const days = await getAlertDays(ctx);
  const lacking = state === "missing";
  const ending = state && !lacking ? expirySpan(state, ctx.today, days) : undefined;
  const listed = await listStaff(ctx, { ...asked, ending, lacking, worstFirst: true });
  const active = listed.rows.filter(({ isActive }) => isActive).map(({ id }) => id);
  const papers = standingsOf(await listStaffPapers(ctx, active), ctx.today, days);
  const papersOf = groupedBy(papers, ({ subjectId }) => subjectId);
  const rows = listed.rows.map((member) => ({
    ...member,
    outlook: member.isActive ? outlookOf(papersOf.get(member.id) ?? []) : null,
  }));
  return { ...listed, rows };
}
