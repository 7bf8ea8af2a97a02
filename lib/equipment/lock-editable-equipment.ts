import type { BaseContext } from "../kernel/context";
import { isOutOfService } from "../placement/availability";
import { type Equipment, lockEquipment } from "./get-equipment";
import { unitRetired } from "./unit-retired";

/** 400 when it is out of service for good. */
export async function lockEditableEquipment(
  ctx: BaseContext,
  ref: { equipmentId: number },
): Promise<Equipment> {
  const unit = await lockEquipment(ctx, ref);
  if (isOutOfService(unit)) throw unitRetired();
  return unit;
}
