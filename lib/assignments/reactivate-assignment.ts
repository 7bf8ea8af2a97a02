import type * as z from "zod";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { invalidField, Refused } from "../kernel/errors";
import { isUnitAssignment } from "../placement/assignment-kind";
import { projectClosed } from "../projects/assert-open";
import type { Project } from "../projects/get-project";
import { keepPromises } from "../unit-claims/keep-promises";
import type { Day } from "../values/dates";
import { projectFault } from "./admission";
import { startAgain, undoRetirement } from "./bring-back";
import { getAssignment, lockAssignment } from "./get-assignment";
import type { AssignmentReactivation } from "./input";
import { lockReturning } from "./lock-returning";
import { makeWayForStay } from "./make-way-for-stay";
import { listServicesOf, type NamedAssignment } from "./queries";
import { updateUnitAvailability } from "./update-unit-availability";

export type ReactivatedAssignment = {
  assignment: NamedAssignment;
  services: number[];
  /** True when a new assignment was started and the old one stays as history. */
  isNew: boolean;
};

function assertPossible(assignment: NamedAssignment, project: Project, startDate: Day) {
  if (!assignment.isRetired)
    throw new Refused("La asignación no está retirada.", "assignment_active");
  const fault = projectFault(project, startDate);
  if (fault?.field) throw invalidField("new_start_date", fault.message);
  if (fault) throw new Refused(fault.message, projectClosed.code);
}

/** An end before the new start falls away. */
function daysAgain(before: NamedAssignment, newStartDate: Day | null | undefined) {
  const { startDate, endDate, expectedReturnDate } = before;
  if (!newStartDate) return { startDate, endDate, expectedReturnDate };
  return {
    startDate: newStartDate,
    endDate: endDate && endDate >= newStartDate ? endDate : null,
    expectedReturnDate,
  };
}

const makeWayAgain = (
  ctx: Context,
  assignment: NamedAssignment,
  { project, newStartDate }: { project: Project; newStartDate: Day | null | undefined },
) =>
  makeWayForStay(ctx, assignment, {
    project,
    days: daysAgain(assignment, newStartDate),
    field: "new_start_date",
  });

/** Its services that ended with it come back, too (contract, section 10). */
export const reactivateAssignment = (
  ctx: Context,
  { assignmentId, newStartDate }: z.output<typeof AssignmentReactivation>,
): Promise<ReactivatedAssignment> =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await lockAssignment(ctx, { assignmentId });
    assertPossible(assignment, project, newStartDate ?? project.startDate);
    const ended = await listServicesOf(ctx, assignment);
    const all = [assignment, ...ended];
    await lockReturning(ctx, all);
    const way = await makeWayAgain(ctx, assignment, { project, newStartDate });
    const [id = assignmentId, ...services] = newStartDate
      ? await startAgain(
          ctx,
          all.map((one) => ({ assignment: one, startDate: newStartDate })),
        )
      : await undoRetirement(ctx, assignment, ended);
    await keepPromises(ctx, way, [{ equipmentId: assignment.equipmentId, assignmentId: id }]);
    const back = await getAssignment(ctx, { assignmentId: id });
    if (isUnitAssignment(back)) await updateUnitAvailability(ctx, back, project);
    await refreshWorksheets(ctx, project.id);
    return { assignment: back, services, isNew: Boolean(newStartDate) };
  });
