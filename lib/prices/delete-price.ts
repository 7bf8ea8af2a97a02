import { eq } from "drizzle-orm";
import { listPrices } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockPrice } from "./lock-price";

export const deletePrice = (ctx: Context, { priceId }: { priceId: number }): Promise<void> =>
  atomically(ctx, async (ctx) => {
    await lockPrice(ctx, { priceId });
    await ctx.db.delete(listPrices).where(eq(listPrices.id, priceId));
  });
