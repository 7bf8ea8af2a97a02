import { isNull, lt, or, sql } from "drizzle-orm";
import { installation } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

/** One process sweeps at a time; the turn of one that died expires. */
export async function takeSweepTurn(ctx: BaseContext): Promise<boolean> {
  const free = or(isNull(installation.sweepingUntil), lt(installation.sweepingUntil, sql`now()`));
  const taken = await ctx.db
    .update(installation)
    .set({ sweepingUntil: sql`now() + interval '5 minutes'` })
    .where(free)
    .returning({ id: installation.id });
  return taken.length > 0;
}

export const endSweepTurn = (ctx: BaseContext) =>
  ctx.db.update(installation).set({ sweepingUntil: null });
