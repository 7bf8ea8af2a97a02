import { and, eq, min } from "drizzle-orm";
import { assignments, equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Day } from "../values/dates";

const live = (projectId: number) =>
  and(eq(assignments.projectId, projectId), assignments.isActive, eq(assignments.isDeleted, false));

/** How many assignments of the project, units and services, are not retired. */
export const countLiveAssignments = (ctx: BaseContext, projectId: number): Promise<number> =>
  ctx.db.$count(assignments, and(live(projectId), eq(assignments.isRetired, false)));

/** The first day of work assigned to the project, retired assignments included; null without any. */
export async function findFirstAssignedDay(
  ctx: BaseContext,
  projectId: number,
): Promise<Day | null> {
  const [row] = await ctx.db
    .select({ day: min(assignments.startDate) })
    .from(assignments)
    .where(live(projectId));
  return row?.day ?? null;
}

/** The ids of the units that are at the project, locked in the order every verb locks units. */
export async function lockUnitsAt(ctx: BaseContext, projectId: number): Promise<number[]> {
  const units = await ctx.db
    .select({ id: equipment.id })
    .from(equipment)
    .where(eq(equipment.currentProjectId, projectId))
    .orderBy(equipment.id)
    .for("no key update");
  return units.map(({ id }) => id);
}
