import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { visits } from "@/db/schema";
import type { Context } from "../kernel/context";
import { doneStatus } from "../states/visit";

export async function listVisitedAssignmentIds(
  ctx: Context,
  assignmentIds: number[],
): Promise<Set<number>> {
  const done = await ctx.db
    .selectDistinct({ id: visits.assignmentId })
    .from(visits)
    .where(and(among(visits.assignmentId, assignmentIds), eq(visits.status, doneStatus)));
  return new Set(done.map(({ id }) => id));
}
