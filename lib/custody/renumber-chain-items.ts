import { and, eq, lt, ne, sql } from "drizzle-orm";
import { custodyChainItems as items } from "@/db/schema";
import { assertWritable } from "../billing/get-worksheet";
import { atomically, type Context } from "../kernel/context";
import { lockChain } from "./get-chain";

/** 1, 2, 3… by id; 400 unless the sheet is in progress. */
export const renumberChainItems = (ctx: Context, ref: { chainId: number }) =>
  atomically(ctx, async (ctx) => {
    const { chain, sheet, itemCount } = await lockChain(ctx, ref);
    assertWritable(sheet);
    const inChain = eq(items.chainId, chain.id);
    const rank = sql`(select count(*) from ${items} as other
      where other.custody_chain_id = ${items.chainId} and other.id <= ${items.id})`;
    // Below zero first: no two items may have one number meanwhile.
    await ctx.db
      .update(items)
      .set({ sequence: sql`-${rank}` })
      .where(and(inChain, ne(items.sequence, rank)));
    await ctx.db
      .update(items)
      .set({ sequence: sql`-${items.sequence}` })
      .where(and(inChain, lt(items.sequence, 0)));
    return { chainId: chain.id, itemCount };
  });
