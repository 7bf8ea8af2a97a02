import { eq } from "drizzle-orm";
import { custodyChains } from "@/db/schema";
import { assertWritable } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { lockChain } from "./get-chain";

/** 400 unless its sheet is in progress. Its number is never given again. */
export const deleteChain = (ctx: Context, ref: { chainId: number }) =>
  atomically(ctx, async (ctx) => {
    const { chain, sheet, project } = await lockChain(ctx, ref);
    assertWritable(sheet);
    await ctx.db
      .update(custodyChains)
      .set({ isDeleted: true })
      .where(eq(custodyChains.id, chain.id));
    await refreshWorksheets(ctx, project.id);
  });
