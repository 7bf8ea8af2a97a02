import { listShownDoubleCharges } from "../billing/list-shown-double-charges";
import type { ShownDoubleCharge } from "../billing/shown-double-charges";
import type { Context } from "../kernel/context";
import { isCounted } from "../states/chain";
import type { WholeChain } from "./get-chain";

export async function listChainDoubleCharges(
  ctx: Context,
  { chain, project, items }: Pick<WholeChain, "chain" | "project" | "items">,
): Promise<ShownDoubleCharge[]> {
  const { id: projectId } = project;
  const unitIds = items.flatMap(({ equipmentId, servedEquipmentId }) =>
    servedEquipmentId === null ? [equipmentId] : [equipmentId, servedEquipmentId],
  );
  if (!isCounted(chain) || unitIds.length === 0) return [];
  const period = { from: chain.date, to: chain.date };
  return listShownDoubleCharges(ctx, { projectId, period, unitIds });
}
