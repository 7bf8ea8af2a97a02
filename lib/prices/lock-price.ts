import { eq } from "drizzle-orm";
import { listPrices } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";

export const lockPrice = async (ctx: BaseContext, { priceId }: { priceId: number }) =>
  foundIn(
    await ctx.db.select().from(listPrices).where(eq(listPrices.id, priceId)).for(exclusive),
    "No existe el precio.",
  );
