import { and, eq, min } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { unretired } from "../placement/holding";
import type { Day } from "../values/dates";

const liveOf = (projectId: number) => and(eq(assignments.projectId, projectId), live(assignments));

export const countLiveAssignments = (ctx: BaseContext, projectId: number): Promise<number> =>
  ctx.db.$count(assignments, and(eq(assignments.projectId, projectId), unretired(assignments)));

/** Retired assignments included; null without any. */
export async function findFirstAssignedDay(
  ctx: BaseContext,
  projectId: number,
): Promise<Day | null> {
  const [row] = await ctx.db
    .select({ day: min(assignments.startDate) })
    .from(assignments)
    .where(liveOf(projectId));
  return row?.day ?? null;
}
