import { and, eq, gt, gte, lte, ne, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { isAmong } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { Invalid, Refused } from "../kernel/errors";
import { isRetired } from "../placement/availability";
import { lockUnits } from "../placement/lock-units";
import type { Project } from "../projects/get-project";
import type { Day } from "../values/dates";
import { projectFault } from "./admission";
import { getAssignment, getHeldAssignment } from "./get-assignment";
import type { AssignmentReactivation } from "./input";
import { equipmentIn, listServicesOf, type PlacedAssignment } from "./queries";
import { settleUnit } from "./settle-unit";

export type ReactivatedAssignment = {
  assignment: PlacedAssignment;
  services: number[];
  /** The old assignment stays as history. */
  isNew: boolean;
};

const idsOf = (given: readonly { id: number }[]) => given.map(({ id }) => id);

/** Undoing a retirement takes back the days since; refused when the unit worked elsewhere on one of them. */
async function assertStayedFree(ctx: Context, one: PlacedAssignment) {
  const last = sql`least(${assignments.endDate}, ${assignments.retirementDate})`;
  const worksAfter = or(
    sql`${last} is null`,
    and(gt(last, one.retirementDate), gte(last, assignments.startDate)),
  );
  const elsewhere = await ctx.db.$count(
    assignments,
    and(
      live(assignments),
      eq(assignments.equipmentId, one.equipmentId),
      eq(assignments.kind, "EQUIPO"),
      ne(assignments.id, one.id),
      one.endDate ? lte(assignments.startDate, one.endDate) : undefined,
      worksAfter,
    ),
  );
  if (elsewhere > 0)
    throw new Refused(
      "El equipo tuvo otra asignación desde que se retiró: indique una nueva fecha de inicio.",
      "resource_busy",
    );
}

const standing = {
  isRetired: false,
  retirementDate: null,
  retirementReason: null,
  retiredWithId: null,
} as const;

async function undoRetirement(ctx: Context, all: readonly PlacedAssignment[]): Promise<number[]> {
  const ids = idsOf(all);
  await ctx.db.update(assignments).set(standing).where(isAmong(assignments.id, ids));
  return ids;
}

/** From another day on; an end that is already over by then falls away. */
const renewed = (one: PlacedAssignment, startDate: Day) => ({
  projectId: one.projectId,
  equipmentId: one.equipmentId,
  kind: one.kind,
  description: one.description,
  servedEquipmentId: one.servedEquipmentId,
  cost: one.cost,
  frequencyType: one.frequencyType,
  intervalDays: one.intervalDays,
  weekdays: one.weekdays,
  monthdays: one.monthdays,
  startDate,
  endDate: one.endDate && one.endDate >= startDate ? one.endDate : null,
  notes: one.notes,
});

async function startAgain(
  ctx: Context,
  all: readonly PlacedAssignment[],
  startDate: Day,
): Promise<number[]> {
  const terms = all.map((one) => renewed(one, startDate));
  return insertAll(ctx.db, assignments, terms);
}

function assertPossible(assignment: PlacedAssignment, project: Project, startDate: Day) {
  if (!assignment.isRetired)
    throw new Refused("La asignación no está retirada.", "assignment_active");
  const fault = projectFault(project, startDate);
  if (fault?.field) throw new Invalid(fault.message, { new_start_date: [fault.message] });
  if (fault) throw new Refused(fault.message, "project_closed");
}

/** Before anything is written; refused when it was deleted or put out of service meanwhile. */
async function holdKept(ctx: Context, all: readonly PlacedAssignment[]) {
  const units = await lockUnits(ctx, equipmentIn(all));
  const gone = units.find((unit) => unit.isDeleted || isRetired(unit));
  if (gone)
    throw new Refused(`${gone.code} está eliminado o fuera de servicio.`, "resource_unavailable");
}

/** With the services that ended with it (contract, section 10). */
export const reactivateAssignment = (
  ctx: Context,
  { assignmentId, newStartDate }: z.output<typeof AssignmentReactivation>,
): Promise<ReactivatedAssignment> =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await getHeldAssignment(ctx, { assignmentId });
    assertPossible(assignment, project, newStartDate ?? project.startDate);
    const all = [assignment, ...(await listServicesOf(ctx, assignment))];
    await holdKept(ctx, all);
    if (!newStartDate) await assertStayedFree(ctx, assignment);
    const [id = assignmentId, ...services] = newStartDate
      ? await startAgain(ctx, all, newStartDate)
      : await undoRetirement(ctx, all);
    const back = await getAssignment(ctx, { assignmentId: id });
    if (back.kind === "EQUIPO") await settleUnit(ctx, back, project);
    await refreshWorksheets(ctx, project.id);
    return { assignment: back, services, isNew: Boolean(newStartDate) };
  });
