import { eq } from "drizzle-orm";
import { unitBlocks } from "@/db/schema";
import { lockEquipment } from "../equipment/get-equipment";
import { atomically, type Context } from "../kernel/context";
import { getBlock } from "./get-block";

export const unblockUnit = (
  ctx: Context,
  ref: { equipmentId: number; blockId: number },
): Promise<void> =>
  atomically(ctx, async (ctx) => {
    await lockEquipment(ctx, ref);
    const { id } = await getBlock(ctx, ref);
    await ctx.db.delete(unitBlocks).where(eq(unitBlocks.id, id));
  });
