import { listShownDoubleCharges } from "../billing/list-shown-double-charges";
import type { ShownDoubleCharge } from "../billing/shown-double-charges";
import type { Context } from "../kernel/context";
import type { Maintenance } from "./queries";

export function listDoubtsOfSheet(
  ctx: Context,
  { projectId, equipmentId, date }: Maintenance["sheet"],
): Promise<ShownDoubleCharge[]> {
  const period = { from: date, to: date };
  return listShownDoubleCharges(ctx, { projectId, period, unitIds: [equipmentId] });
}
