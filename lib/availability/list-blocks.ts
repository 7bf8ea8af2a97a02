import { asc, eq } from "drizzle-orm";
import { unitBlocks } from "@/db/schema";
import { getEquipment } from "../equipment/get-equipment";
import type { BaseContext } from "../kernel/context";

export type Block = typeof unitBlocks.$inferSelect;

/** Of a unit, past ones included, by their first day. */
export async function listBlocks(ctx: BaseContext, ref: { equipmentId: number }): Promise<Block[]> {
  const unit = await getEquipment(ctx, ref);
  return ctx.db
    .select()
    .from(unitBlocks)
    .where(eq(unitBlocks.equipmentId, unit.id))
    .orderBy(asc(unitBlocks.fromDate), asc(unitBlocks.id));
}
