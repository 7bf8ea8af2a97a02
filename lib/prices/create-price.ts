import type * as z from "zod";
import { listPrices } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import type { PriceInput } from "./input";
import { lockNamedShared } from "./lock-named";

export const createPrice = (ctx: Context, input: z.output<typeof PriceInput>) =>
  atomically(ctx, async (ctx) => {
    await lockNamedShared(ctx, input);
    return single(await ctx.db.insert(listPrices).values(input).returning());
  });
