import { asc, eq } from "drizzle-orm";
import { unitBlocks } from "@/db/schema";
import { getEquipment } from "../equipment/get-equipment";
import type { BaseContext } from "../kernel/context";

export type UnitBlock = typeof unitBlocks.$inferSelect;

/** Of a unit, past ones included, by their first day. */
export async function listUnitBlocks(
  ctx: BaseContext,
  ref: { equipmentId: number },
): Promise<UnitBlock[]> {
  const unit = await getEquipment(ctx, ref);
  return ctx.db
    .select()
    .from(unitBlocks)
    .where(eq(unitBlocks.equipmentId, unit.id))
    .orderBy(asc(unitBlocks.fromDate), asc(unitBlocks.id));
}
