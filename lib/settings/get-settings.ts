import { asc } from "drizzle-orm";
import { operatorBlocks, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import { single } from "../values/rows";

type Row = typeof settings.$inferSelect;

export type Settings = Row & { operatorBlocks: { code: string; label: string }[] };

async function withBlocks(ctx: BaseContext, row: Row): Promise<Settings> {
  const blocks = await ctx.db
    .select({ code: operatorBlocks.code, label: operatorBlocks.label })
    .from(operatorBlocks)
    .orderBy(asc(operatorBlocks.position), asc(operatorBlocks.id));
  return { ...row, operatorBlocks: blocks };
}

const selectSettings = (ctx: BaseContext) => ctx.db.select().from(settings);

/** With the operator blocks in their order. */
export const getSettings = async (ctx: BaseContext): Promise<Settings> =>
  withBlocks(ctx, single(await selectSettings(ctx)));

export const lockSettings = async (ctx: BaseContext): Promise<Settings> =>
  withBlocks(ctx, single(await selectSettings(ctx).for(exclusive)));
