import type { assignments } from "@/db/schema";
import { invalidField } from "../kernel/errors";
import { isUnitAssignment } from "../placement/assignment-kind";
import type { Project } from "../projects/get-project";
import type { Day } from "../values/dates";
import { projectFault } from "./admission";
import { asksFrequency, frequencyFault, frequencyFrom } from "./frequency";
import type { AskedChanges } from "./input";
import { returnBeforeStart, returnOfUnitsOnly } from "./labels";
import type { NamedAssignment } from "./queries";

type Row = typeof assignments.$inferInsert;
export type TermChanges = { [Column in keyof Row]?: Row[Column] | undefined };

function assertReturn(before: NamedAssignment, startDate: Day, asked: AskedChanges) {
  const { expectedReturnDate } = asked;
  if (!expectedReturnDate) return;
  if (!isUnitAssignment(before)) throw invalidField("expected_return_date", returnOfUnitsOnly);
  if (expectedReturnDate < startDate) throw invalidField("expected_return_date", returnBeforeStart);
}

export function assertTermDates(before: NamedAssignment, project: Project, asked: AskedChanges) {
  const startDate = asked.startDate ?? before.startDate;
  const endDate = asked.endDate === undefined ? before.endDate : asked.endDate;
  if (endDate !== null && endDate < startDate)
    throw invalidField(
      "operation_end_date",
      "La fecha de fin no puede ser anterior a la de inicio.",
    );
  assertReturn(before, startDate, asked);
  const fault = asked.startDate ? projectFault(project, asked.startDate) : null;
  if (fault) throw invalidField("operation_start_date", fault.message);
}

/** The frequency sent with a maintenance cost is the maintenance's, not the unit's (contract, section 10). */
export const isMaintenanceFrequency = (
  assignment: NamedAssignment,
  { maintenanceCost }: AskedChanges,
): boolean =>
  isUnitAssignment(assignment) && maintenanceCost !== undefined && maintenanceCost !== null;

function changedFrequency(assignment: NamedAssignment, asked: AskedChanges): TermChanges {
  if (isMaintenanceFrequency(assignment, asked)) return {};
  const fault = frequencyFault(asked, assignment);
  if (fault) throw invalidField(fault.field, fault.message);
  return asksFrequency(asked) ? frequencyFrom(asked, assignment) : {};
}

/** Of no use any more once the start has passed it. */
function changedReturn(before: NamedAssignment, { startDate, expectedReturnDate }: AskedChanges) {
  const expected = before.expectedReturnDate;
  const isPassed = startDate !== undefined && expected !== null && startDate > expected;
  return expectedReturnDate === undefined && isPassed ? null : expectedReturnDate;
}

export function changedTerms(before: NamedAssignment, asked: AskedChanges): TermChanges {
  const { cost, description, startDate, endDate, notes } = asked;
  const expectedReturnDate = changedReturn(before, asked);
  const frequency = changedFrequency(before, asked);
  return { cost, description, startDate, endDate, expectedReturnDate, notes, ...frequency };
}

export const hasChanges = (changes: TermChanges): boolean =>
  Object.values(changes).some((value) => value !== undefined);

export const movesDates = ({ startDate, endDate }: TermChanges) =>
  startDate !== undefined || endDate !== undefined;
