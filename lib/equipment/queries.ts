import { and, eq, gte, isNull, or, type SQL } from "drizzle-orm";
import { assignments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Day } from "../values/dates";

const live = and(
  eq(assignments.isRetired, false),
  assignments.isActive,
  eq(assignments.isDeleted, false),
);

/** An assignment that is not over on the day: its last day counts. */
const currentOn = (day: Day): SQL | undefined =>
  and(live, or(isNull(assignments.endDate), gte(assignments.endDate, day)));

/** Whether a current assignment has the unit in the project it is in. */
export async function isHeld(
  ctx: BaseContext,
  unit: { id: number; currentProjectId: number | null },
): Promise<boolean> {
  if (unit.currentProjectId === null) return false;
  const holding = await ctx.db.$count(
    assignments,
    and(
      eq(assignments.equipmentId, unit.id),
      eq(assignments.projectId, unit.currentProjectId),
      eq(assignments.kind, "EQUIPO"),
      currentOn(ctx.today),
    ),
  );
  return holding > 0;
}

/** Whether an assignment that is not retired names the unit or service, or a service is tied to it. */
export async function isAssigned(ctx: BaseContext, { id }: { id: number }): Promise<boolean> {
  const named = or(eq(assignments.equipmentId, id), eq(assignments.servedEquipmentId, id));
  return (await ctx.db.$count(assignments, and(named, live))) > 0;
}
