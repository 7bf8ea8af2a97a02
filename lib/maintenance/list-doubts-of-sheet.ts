import { listShownDoubts } from "../billing/list-shown-doubts";
import type { ShownDoubt } from "../billing/shown-doubts";
import type { Context } from "../kernel/context";
import type { Maintenance } from "./queries";

/** Of the unit that was worked on, on the sheet's day. */
export function listDoubtsOfSheet(
  ctx: Context,
  { projectId, equipmentId, date }: Maintenance["sheet"],
): Promise<ShownDoubt[]> {
  const period = { from: date, to: date };
  return listShownDoubts(ctx, { projectId, period, unitIds: [equipmentId] });
}
