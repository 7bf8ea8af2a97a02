import { notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { operatorBlocks, settings } from "@/db/schema";
import { atomically, type Context } from "../context";
import { getSettings } from "./get-settings";
import type { SettingsChanges } from "./input";

type Block = { code: string; label: string };

/** The list replaces the stored one; the database refuses to lose a block that a pass names. */
async function replaceBlocks(ctx: Context, blocks: readonly Block[]) {
  const codes = blocks.map(({ code }) => code);
  await ctx.db
    .delete(operatorBlocks)
    .where(codes.length > 0 ? notInArray(operatorBlocks.code, codes) : undefined);
  if (blocks.length === 0) return;
  await ctx.db
    .insert(operatorBlocks)
    .values(blocks.map(({ code, label }, index) => ({ code, label, position: index + 1 })))
    .onConflictDoUpdate({
      target: operatorBlocks.code,
      set: { label: sql`excluded.label`, position: sql`excluded.position` },
      setWhere: sql`(${operatorBlocks.label}, ${operatorBlocks.position}) <> (excluded.label, excluded.position)`,
    });
}

/** Changes the given settings; a removed operator block that a pass names is refused. */
export const updateSettings = (
  ctx: Context,
  { operatorBlocks: blocks, loginAttempts, ...changes }: z.output<typeof SettingsChanges>,
) =>
  atomically(ctx, async (ctx) => {
    await getSettings(ctx, { lock: true });
    if (blocks) await replaceBlocks(ctx, blocks);
    await ctx.db.update(settings).set({
      ...changes,
      loginAttemptsMax: loginAttempts?.max,
      loginAttemptsMinutes: loginAttempts?.minutes,
      updatedAt: ctx.now,
    });
    return getSettings(ctx);
  });
