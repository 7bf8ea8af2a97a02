import { listShownDoubleCharges } from "../billing/list-shown-double-charges";
import type { ShownDoubleCharge } from "../billing/shown-double-charges";
import type { Context } from "../kernel/context";
import { isCancelledChain } from "../states/chain";
import type { ChainDetail } from "./get-chain";

export async function listChainDoubleCharges(
  ctx: Context,
  { chain, project, items }: Pick<ChainDetail, "chain" | "project" | "items">,
): Promise<ShownDoubleCharge[]> {
  const { id: projectId } = project;
  const unitIds = items.flatMap(({ equipmentId, servedEquipmentId }) =>
    servedEquipmentId === null ? [equipmentId] : [equipmentId, servedEquipmentId],
  );
  if (isCancelledChain(chain) || unitIds.length === 0) return [];
  const period = { from: chain.date, to: chain.date };
  return listShownDoubleCharges(ctx, { projectId, period, unitIds });
}
