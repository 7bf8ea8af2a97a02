import { and, eq, ne } from "drizzle-orm";
import { assignments } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isRented } from "../placement/availability";
import { commitUnit } from "../placement/commit-unit";
import { freeUnits } from "../placement/free-units";
import { holdingAfter, isHoldingAfter } from "../placement/holding";
import { lockUnits } from "../placement/lock-units";
import { rentUnits } from "../placement/rent-units";
import type { Project } from "../projects/get-project";
import { equipmentFault } from "./admission";
import type { NamedAssignment } from "./queries";

type Unit = Awaited<ReturnType<typeof lockUnits>>[number];

const busy = () =>
  new Refused("El equipo ya tiene otra asignación en esas fechas.", "resource_busy");

async function assertNobodyElseHolds(ctx: Context, { id, equipmentId }: NamedAssignment) {
  const others = await ctx.db.$count(
    assignments,
    and(
      eq(assignments.equipmentId, equipmentId),
      ne(assignments.id, id),
      holdingAfter(assignments, ctx.today),
    ),
  );
  if (others > 0) throw busy();
}

async function keepRented(ctx: Context, assignment: NamedAssignment, unit: Unit) {
  if (unit.currentProjectId !== assignment.projectId) throw busy();
  await assertNobodyElseHolds(ctx, assignment);
  await commitUnit(ctx, unit, assignment.startDate);
}

/**
 * Rented while its assignment goes on, free when its last day is today or earlier (contract, Update
 * assignment). Refused when somebody else has the unit or when it is not fit to go.
 */
export async function updateUnitAvailability(
  ctx: Context,
  assignment: NamedAssignment,
  project: Project,
): Promise<void> {
  const [unit] = await lockUnits(ctx, [assignment.equipmentId]);
  if (!unit || !isHoldingAfter(assignment, ctx.today)) return freeUnits(ctx, [assignment]);
  if (isRented(unit)) return keepRented(ctx, assignment, unit);
  const fault = equipmentFault(unit);
  if (fault) throw new Refused(fault.message, "resource_unavailable");
  await rentUnits(ctx, [unit.id], { project, from: assignment.startDate });
}
