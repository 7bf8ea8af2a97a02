import type { BaseContext } from "../kernel/context";
import { getAlertDays } from "../settings/get-alert-days";
import { getStaffCard } from "../staff/get-staff-card";
import { listStaffPapers } from "../staff/list-papers";
import type { StaffCard } from "../staff/queries";
import { type PaperStanding, standingsOf } from "./alerts";

type StaffPapers = { member: StaffCard; standings: PaperStanding[] };

export async function getStaffPapers(
  ctx: BaseContext,
  ref: { staffId: number },
): Promise<StaffPapers> {
  const member = await getStaffCard(ctx, ref);
  const papers = await listStaffPapers(ctx, [member.id]);
  return { member, standings: standingsOf(papers, ctx.today, await getAlertDays(ctx)) };
}
