import { getWorksheet } from "../billing/get-worksheet";
import { listLiveSheets } from "../billing/list-live-sheets";
import { listPlannedSheets } from "../billing/list-planned-sheets";
import { type RefreshedLines, refreshedLinesOf } from "../billing/refreshed-lines";
import type { Context } from "../kernel/context";

/** With reopening first where that is needed; empty for a cancelled sheet. Writes nothing. */
export async function reviewRefresh(
  ctx: Context,
  ref: { worksheetId: number },
): Promise<RefreshedLines> {
  const { id, projectId } = await getWorksheet(ctx, ref);
  const stored = await listLiveSheets(ctx, projectId);
  const entering = { id, isReturning: false };
  const planned = await listPlannedSheets(ctx, stored, { projectId, included: entering });
  const [plan] = planned.filter(({ sheet }) => sheet.id === id);
  return plan ? refreshedLinesOf(plan) : { added: [], changed: [], removed: [] };
}
