import { type Equipment, lockEquipmentShared } from "../equipment/get-equipment";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";

/** The unit that is maintained; 404 when it is missing, inactive or deleted. */
export async function lockActiveUnitShared(
  ctx: BaseContext,
  ref: { equipmentId: number },
): Promise<Equipment> {
  const unit = await lockEquipmentShared(ctx, ref);
  if (!unit.isActive) throw new NotFound("El equipo está inactivo.");
  return unit;
}
