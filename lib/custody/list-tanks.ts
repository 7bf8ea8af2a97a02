import { asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, equipment } from "@/db/schema";
import { hasCapacity } from "../equipment/fields";
import type { BaseContext } from "../kernel/context";
import type { Tank } from "./volume-doubt";

export async function listTanks(
  ctx: BaseContext,
  items: readonly { assignmentId: number | null }[],
): Promise<Tank[]> {
  const ids = items.flatMap(({ assignmentId }) => assignmentId ?? []);
  const rows = await ctx.db
    .select({
      assignmentId: assignments.id,
      type: equipment.type,
      capacity: equipment.capacityGallons,
    })
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .where(among(assignments.id, ids))
    .orderBy(asc(assignments.id));
  return rows
    .filter(({ type }) => hasCapacity(type))
    .map(({ assignmentId, capacity }) => ({ assignmentId, capacity }));
}
