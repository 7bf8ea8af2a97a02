import type { BaseContext } from "../kernel/context";
import { isRetired } from "../placement/availability";
import { type Equipment, getEquipment, unitRetired } from "./get-equipment";

/** Locked; 400 when it is out of service for good. */
export async function getEditableEquipment(
  ctx: BaseContext,
  ref: { equipmentId: number },
): Promise<Equipment> {
  const unit = await getEquipment(ctx, ref, { lock: true });
  if (isRetired(unit)) throw unitRetired();
  return unit;
}
