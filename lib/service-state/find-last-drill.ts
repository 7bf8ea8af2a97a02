import { DrillResult } from "../backup/drill-result";
import { findLastDone } from "../jobs/find-last-done";
import type { BaseContext } from "../kernel/context";

export type LastDrill = DrillResult & { endedAt: Date };

export async function findLastDrill(ctx: BaseContext): Promise<LastDrill | null> {
  const last = await findLastDone(ctx, "restore-drill", "copy");
  const { success, data } = DrillResult.safeParse(last?.output);
  return success && last ? { ...data, endedAt: last.endedAt } : null;
}
