import { operatorBlocks } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export async function listBlockLabels(ctx: BaseContext): Promise<ReadonlyMap<string, string>> {
  const { code, label } = operatorBlocks;
  const rows = await ctx.db.select({ code, label }).from(operatorBlocks);
  return new Map(rows.map((block) => [block.code, block.label]));
}
