import type { z } from "zod";
import { may } from "../auth/permissions";
import { listMaintenanceDoubts } from "../billing/list-maintenance-doubts";
import { type ShownDoubt, shownDoubts } from "../billing/shown-doubts";
import type { Context } from "../kernel/context";
import { getProject } from "../projects/get-project";
import type { DoubtsInput } from "./input";

/** Its own amount is not known yet. */
export async function listDoubts(
  ctx: Context,
  { sheetId, projectId, equipmentId, date }: z.output<typeof DoubtsInput>,
): Promise<ShownDoubt[]> {
  await getProject(ctx, { projectId });
  const asked = { sheetId: sheetId ?? null, projectId, unitId: equipmentId, day: date };
  const found = await listMaintenanceDoubts(ctx, asked);
  return shownDoubts(found, may(ctx.caller, "worksheets.chargedAmounts")).map((doubt) => ({
    ...doubt,
    charges: doubt.charges.map((charge) =>
      charge.proofs.length === 0 ? { ...charge, amount: null } : charge,
    ),
  }));
}
