import { eq } from "drizzle-orm";
import { assignments } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { listMaintenanceService } from "../equipment/ensure-maintenance-service";
import { atomically, type Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import { lockUnits } from "../placement/lock-units";
import type { Project } from "../projects/get-project";
import { keepPromises } from "../unit-claims/keep-promises";
import { lockPromising } from "../unit-claims/lock-promising";
import { single } from "../values/rows";
import { applyUnitChanges } from "./apply-unit-changes";
import {
  assertTermDates,
  changedTerms,
  hasChanges,
  isMaintenanceFrequency,
  movesDates,
  type TermChanges,
} from "./asked-changes";
import { forgetRates } from "./forget-rates";
import { type AssignmentRef, getAssignment, lockOpenAssignment } from "./get-assignment";
import type { AskedChanges } from "./input";
import { makeWayForStay } from "./make-way-for-stay";
import { equipmentIdsOf, type NamedAssignment } from "./queries";
import { retireAssignments } from "./retire-assignments";

/** Whoever assigns a unit locks it before he writes, so that no two wait for each other's days. */
async function lockUnitsOf(ctx: Context, before: NamedAssignment, asked: AskedChanges) {
  const service = isMaintenanceFrequency(before, asked) ? await listMaintenanceService(ctx) : [];
  await lockPromising(ctx, [before.equipmentId]);
  await lockUnits(ctx, [...equipmentIdsOf([before]), ...service]);
}

async function writeChanges(
  ctx: Context,
  before: NamedAssignment,
  changes: TermChanges,
): Promise<NamedAssignment> {
  if (!hasChanges(changes)) return before;
  const { id, cost, rates } = before;
  if (changes.cost !== undefined) await forgetRates(ctx, id);
  const written = await ctx.db
    .update(assignments)
    .set(changes)
    .where(eq(assignments.id, id))
    .returning();
  const after = { ...before, ...single(written), firstCost: single(written).cost };
  return changes.cost === undefined ? { ...after, cost, rates } : { ...after, rates: rates && [] };
}

const stays = (changes: TermChanges, { isRetired }: AskedChanges): boolean =>
  !isRetired && (movesDates(changes) || changes.expectedReturnDate !== undefined);

const daysAfter = (before: NamedAssignment, changes: TermChanges) => {
  const { startDate, endDate, expectedReturnDate } = changes;
  return {
    startDate: startDate ?? before.startDate,
    endDate: endDate === undefined ? before.endDate : endDate,
    expectedReturnDate:
      expectedReturnDate === undefined ? before.expectedReturnDate : expectedReturnDate,
  };
};

type Days = ReturnType<typeof daysAfter>;

/** The one that was moved; the last of them when several were. */
function movedField(before: NamedAssignment, { endDate, expectedReturnDate }: Days): string {
  if (endDate !== before.endDate) return "operation_end_date";
  const isMoved = expectedReturnDate !== before.expectedReturnDate;
  return isMoved ? "expected_return_date" : "operation_start_date";
}

/** Of a unit that is to stay on other days. */
async function writeDays(
  ctx: Context,
  before: NamedAssignment,
  changes: TermChanges,
  project: Project,
): Promise<NamedAssignment> {
  const days = daysAfter(before, changes);
  const field = movedField(before, days);
  const way = await makeWayForStay(ctx, before, { project, days, field });
  const after = await writeChanges(ctx, before, changes);
  await keepPromises(ctx, way, [{ equipmentId: before.equipmentId, assignmentId: before.id }]);
  return after;
}

async function retireIfAsked(ctx: Context, assignment: NamedAssignment, asked: AskedChanges) {
  const { isRetired, retirementDate: date, retirementReason: reason } = asked;
  if (isRetired && date && reason) await retireAssignments(ctx, [assignment], { date, reason });
}

/** Specification and contract, Update assignment. */
export const updateAssignment = (
  ctx: Context,
  { assignmentId, projectId, ...asked }: AskedChanges & AssignmentRef,
): Promise<NamedAssignment> =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await lockOpenAssignment(ctx, { assignmentId, projectId });
    assertTermDates(assignment, project, asked);
    await lockUnitsOf(ctx, assignment, asked);
    const changes = changedTerms(assignment, asked);
    const write = stays(changes, asked) ? writeDays : writeChanges;
    const after = await write(ctx, assignment, changes, project);
    if (isUnitAssignment(assignment))
      await applyUnitChanges(ctx, assignment, { after, project, changes, asked });
    await retireIfAsked(ctx, assignment, asked);
    await refreshWorksheets(ctx, project.id);
    return asked.isRetired ? getAssignment(ctx, { assignmentId }) : after;
  });
