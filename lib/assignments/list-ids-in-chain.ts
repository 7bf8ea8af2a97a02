import { and } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { inChain } from "./queries";

/** Of these assignments, those that a live custody chain names. */
export async function listIdsInChain(
  ctx: BaseContext,
  ids: readonly number[],
): Promise<Set<number>> {
  const found = await ctx.db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(among(assignments.id, ids), inChain));
  return new Set(found.map(({ id }) => id));
}
