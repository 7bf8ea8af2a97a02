import { and, eq } from "drizzle-orm";
import { unitBlocks } from "@/db/schema";
import { getEquipment } from "../equipment/get-equipment";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import type { UnitBlock } from "./list-unit-blocks";

/** 404 when either is missing, or the block is another unit's. */
export async function getBlock(
  ctx: BaseContext,
  { equipmentId, blockId }: { equipmentId: number; blockId: number },
): Promise<UnitBlock> {
  const unit = await getEquipment(ctx, { equipmentId });
  const found = await ctx.db
    .select()
    .from(unitBlocks)
    .where(and(eq(unitBlocks.id, blockId), eq(unitBlocks.equipmentId, unit.id)));
  return foundIn(found, "No existe el bloqueo.");
}
