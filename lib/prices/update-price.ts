import { eq } from "drizzle-orm";
import type * as z from "zod";
import { listPrices } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import type { PriceUpdate } from "./input";
import { lockNamedShared } from "./lock-named";
import { lockPrice } from "./lock-price";

/** What was agreed by it before stays as it is: a list proposes. */
export const updatePrice = (ctx: Context, { priceId, ...changes }: z.output<typeof PriceUpdate>) =>
  atomically(ctx, async (ctx) => {
    await lockPrice(ctx, { priceId });
    await lockNamedShared(ctx, changes);
    return single(
      await ctx.db.update(listPrices).set(changes).where(eq(listPrices.id, priceId)).returning(),
    );
  });
