import { type Equipment, getEquipment } from "../equipment/get-equipment";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";

/** The unit that is maintained, held until that is written; 404 when it is missing, inactive or deleted. */
export async function getUnit(ctx: BaseContext, ref: { equipmentId: number }): Promise<Equipment> {
  const unit = await getEquipment(ctx, ref, { lock: "named" });
  if (!unit.isActive) throw new NotFound("El equipo está inactivo.");
  return unit;
}
