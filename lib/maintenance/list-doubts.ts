import type * as z from "zod";
import { may } from "../auth/permissions";
import { listMaintenanceDoubleCharges } from "../billing/list-maintenance-double-charges";
import { type ShownDoubleCharge, showDoubleCharges } from "../billing/shown-double-charges";
import type { Context } from "../kernel/context";
import { getProject } from "../projects/get-project";
import type { DoubtsInput } from "./input";

export async function listDoubts(
  ctx: Context,
  { sheetId, projectId, equipmentId, date }: z.output<typeof DoubtsInput>,
): Promise<ShownDoubleCharge[]> {
  await getProject(ctx, { projectId });
  const asked = { sheetId: sheetId ?? null, projectId, unitId: equipmentId, day: date };
  const found = await listMaintenanceDoubleCharges(ctx, asked);
  return showDoubleCharges(found, may(ctx.caller, "worksheets.chargedAmounts")).map((doubt) => ({
    ...doubt,
    charges: doubt.charges.map((charge) =>
      charge.proofs.length === 0 ? { ...charge, amount: null } : charge,
    ),
  }));
}
