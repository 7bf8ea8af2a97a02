import { settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import { single } from "../values/rows";
import { listBlocks } from "./list-blocks";

type Row = typeof settings.$inferSelect;

export type Settings = Row & { operatorBlocks: { code: string; label: string }[] };

const withBlocks = async (ctx: BaseContext, row: Row): Promise<Settings> => ({
  ...row,
  operatorBlocks: await listBlocks(ctx),
});

const selectSettings = (ctx: BaseContext) => ctx.db.select().from(settings);

/** With the operator blocks in their order. */
export const getSettings = async (ctx: BaseContext): Promise<Settings> =>
  withBlocks(ctx, single(await selectSettings(ctx)));

export const lockSettings = async (ctx: BaseContext): Promise<Settings> =>
  withBlocks(ctx, single(await selectSettings(ctx).for(exclusive)));
