import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound, Refused } from "../kernel/errors";
import { type Lock, strengthOf } from "../kernel/lock";

export type Equipment = typeof equipment.$inferSelect;

export async function getEquipment(
  ctx: BaseContext,
  { equipmentId }: { equipmentId: number },
  { lock = false }: { lock?: Lock } = {},
): Promise<Equipment> {
  const query = ctx.db
    .select()
    .from(equipment)
    .where(and(eq(equipment.id, equipmentId), undeleted(equipment)));
  const [unit] = await (lock ? query.for(strengthOf(lock)) : query);
  if (!unit) throw new NotFound("No existe el equipo o servicio.");
  return unit;
}

export const unitRetired = () =>
  new Refused(
    "El equipo está retirado de forma permanente y ya no se puede modificar.",
    "resource_retired",
  );
