import { eq, notInArray, sql } from "drizzle-orm";
import { operatorBlocks } from "@/db/schema";
import type { Context } from "../kernel/context";

type Block = { code: string; label: string };

const codesOf = (blocks: readonly Block[]) => new Set(blocks.map(({ code }) => code));

/** In a list of the same length, a changed code renames its block, whose passes follow. */
async function renameBlocks(ctx: Context, before: readonly Block[], after: readonly Block[]) {
  if (before.length !== after.length) return;
  const old = codesOf(before);
  const wanted = codesOf(after);
  for (const [index, { code }] of before.entries()) {
    const next = after[index]?.code;
    if (next === undefined || old.has(next) || wanted.has(code)) continue;
    await ctx.db.update(operatorBlocks).set({ code: next }).where(eq(operatorBlocks.code, code));
  }
}

/** The database refuses to delete a block that a pass names. */
export async function replaceBlocks(
  ctx: Context,
  before: readonly Block[],
  blocks: readonly Block[],
) {
  await renameBlocks(ctx, before, blocks);
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
