import { asc } from "drizzle-orm";
import { operatorBlocks, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";

export type Settings = typeof settings.$inferSelect & {
  operatorBlocks: { code: string; label: string }[];
};

/** With the operator blocks in their order. */
export async function getSettings(ctx: BaseContext, { lock = false } = {}): Promise<Settings> {
  const query = ctx.db.select().from(settings);
  const row = single(await (lock ? query.for("no key update") : query));
  const blocks = await ctx.db
    .select({ code: operatorBlocks.code, label: operatorBlocks.label })
    .from(operatorBlocks)
    .orderBy(asc(operatorBlocks.position), asc(operatorBlocks.id));
  return { ...row, operatorBlocks: blocks };
}
