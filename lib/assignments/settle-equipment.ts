import { and, eq, gt, isNull, ne, or } from "drizzle-orm";
import { assignments, equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { Project } from "../projects/get-project";
import { equipmentFault, holdsAfter } from "./admission";
import { freeEquipment } from "./free-equipment";
import { active, lockEquipment, type PlacedAssignment } from "./queries";
import { rentEquipment } from "./rent-equipment";

type Unit = Awaited<ReturnType<typeof lockEquipment>>[number];

const busy = () =>
  new Refused("El equipo ya tiene otra asignación en esas fechas.", "resource_busy");

async function assertNobodyElseHolds(ctx: Context, { id, equipmentId }: PlacedAssignment) {
  const others = await ctx.db.$count(
    assignments,
    and(
      active,
      eq(assignments.equipmentId, equipmentId),
      eq(assignments.kind, "EQUIPO"),
      ne(assignments.id, id),
      or(isNull(assignments.endDate), gt(assignments.endDate, ctx.today)),
    ),
  );
  if (others > 0) throw busy();
}

async function keepRented(ctx: Context, assignment: PlacedAssignment, unit: Unit) {
  if (unit.currentProjectId !== assignment.projectId) throw busy();
  await assertNobodyElseHolds(ctx, assignment);
  await ctx.db
    .update(equipment)
    .set({ commitmentDate: assignment.startDate })
    .where(eq(equipment.id, unit.id));
}

/**
 * Makes the unit follow its assignment as it now stands (contract, Update assignment): rented while it goes on, free
 * when its last day is today or earlier. Refused when somebody else has the unit or when it is not fit to go.
 */
export async function settleEquipment(
  ctx: Context,
  assignment: PlacedAssignment,
  project: Project,
): Promise<void> {
  const [unit] = await lockEquipment(ctx, [assignment.equipmentId]);
  if (!unit || !holdsAfter(assignment, ctx.today)) return freeEquipment(ctx, [assignment]);
  if (unit.availability === "RENTADO") return keepRented(ctx, assignment, unit);
  const fault = equipmentFault(unit);
  if (fault) throw new Refused(fault.message, "resource_unavailable");
  await rentEquipment(ctx, [unit.id], { project, from: assignment.startDate });
}
