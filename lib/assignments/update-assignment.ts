import { and, eq, sql } from "drizzle-orm";
import { assignments } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { listMaintenanceService } from "../equipment/ensure-maintenance-service";
import { atomically, type Context } from "../kernel/context";
import { Invalid } from "../kernel/errors";
import { lockUnits } from "../placement/lock-units";
import type { Project } from "../projects/get-project";
import { single } from "../values/rows";
import { projectFault } from "./admission";
import { asksFrequency, frequencyFault, frequencyFrom } from "./frequency";
import { type AssignmentRef, getAssignment, getOpenAssignment } from "./get-assignment";
import type { AskedChanges } from "./input";
import { equipmentIn, type PlacedAssignment, servicesOf } from "./queries";
import { retireAssignments } from "./retire-assignments";
import { saveMaintenance } from "./save-maintenance";
import { settleUnit } from "./settle-unit";

type Row = typeof assignments.$inferInsert;
type Changes = { [Column in keyof Row]?: Row[Column] | undefined };

const invalid = (field: string, message: string) => new Invalid(message, { [field]: [message] });

/** The frequency sent with a maintenance cost is the maintenance's, not the unit's (contract, section 10). */
const isForMaintenance = ({ kind }: PlacedAssignment, { maintenanceCost }: AskedChanges) =>
  kind === "EQUIPO" && maintenanceCost !== undefined && maintenanceCost !== null;

function changedFrequency(assignment: PlacedAssignment, asked: AskedChanges): Changes {
  if (isForMaintenance(assignment, asked)) return {};
  const fault = frequencyFault(asked, assignment);
  if (fault) throw invalid(fault.field, fault.message);
  return asksFrequency(asked) ? frequencyFrom(asked, assignment) : {};
}

function assertDates(before: PlacedAssignment, project: Project, asked: AskedChanges) {
  const startDate = asked.startDate ?? before.startDate;
  const endDate = asked.endDate === undefined ? before.endDate : asked.endDate;
  if (endDate !== null && endDate < startDate)
    throw invalid("operation_end_date", "La fecha de fin no puede ser anterior a la de inicio.");
  const fault = asked.startDate ? projectFault(project, asked.startDate) : null;
  if (fault) throw invalid("operation_start_date", fault.message);
}

function changesOf(before: PlacedAssignment, asked: AskedChanges): Changes {
  const { cost, description, startDate, endDate, notes } = asked;
  return { cost, description, startDate, endDate, notes, ...changedFrequency(before, asked) };
}

const saysSomething = (changes: Changes) =>
  Object.values(changes).some((value) => value !== undefined);

const movesDates = ({ startDate, endDate }: Changes) =>
  startDate !== undefined || endDate !== undefined;

/** Services that had exactly the unit's dates keep them. */
async function moveServices(
  ctx: Context,
  before: PlacedAssignment,
  { startDate, endDate }: Changes,
) {
  const sameDates = and(
    eq(assignments.startDate, before.startDate),
    sql`${assignments.endDate} is not distinct from ${before.endDate}::date`,
  );
  await ctx.db
    .update(assignments)
    .set({ startDate, endDate })
    .where(and(servicesOf(before), sameDates));
}

/** Whoever assigns a unit holds it before he writes, so that no two wait for each other's days. */
async function holdEquipment(ctx: Context, before: PlacedAssignment, asked: AskedChanges) {
  const service = isForMaintenance(before, asked) ? await listMaintenanceService(ctx) : [];
  await lockUnits(ctx, [...equipmentIn([before]), ...service]);
}

type Update = { after: PlacedAssignment; project: Project; changes: Changes; asked: AskedChanges };

async function updateUnit(
  ctx: Context,
  before: PlacedAssignment,
  { after, project, changes, asked }: Update,
) {
  if (movesDates(changes)) {
    await moveServices(ctx, before, changes);
    if (!asked.isRetired) await settleUnit(ctx, after, project);
  }
  const { maintenanceCost: cost } = asked;
  if (cost === undefined || cost === null) return;
  await saveMaintenance(ctx, after, { cost, frequency: asked });
}

async function writeChanges(
  ctx: Context,
  before: PlacedAssignment,
  changes: Changes,
): Promise<PlacedAssignment> {
  if (!saysSomething(changes)) return before;
  const { id } = before;
  const written = await ctx.db
    .update(assignments)
    .set(changes)
    .where(eq(assignments.id, id))
    .returning();
  return { ...before, ...single(written) };
}

/** Changes the terms of an assignment, or retires it (specification and contract, Update assignment). */
export const updateAssignment = (
  ctx: Context,
  { assignmentId, projectId, ...asked }: AskedChanges & AssignmentRef,
): Promise<PlacedAssignment> =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await getOpenAssignment(ctx, { assignmentId, projectId });
    assertDates(assignment, project, asked);
    await holdEquipment(ctx, assignment, asked);
    const changes = changesOf(assignment, asked);
    const after = await writeChanges(ctx, assignment, changes);
    if (assignment.kind === "EQUIPO")
      await updateUnit(ctx, assignment, { after, project, changes, asked });
    const { isRetired, retirementDate: date, retirementReason: reason } = asked;
    if (isRetired && date && reason) await retireAssignments(ctx, [assignment], { date, reason });
    await refreshWorksheets(ctx, project.id);
    return isRetired ? getAssignment(ctx, { assignmentId }) : after;
  });
