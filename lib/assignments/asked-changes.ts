import type { assignments } from "@/db/schema";
import { Invalid } from "../kernel/errors";
import { isUnitAssignment } from "../placement/assignment-kind";
import type { Project } from "../projects/get-project";
import { projectFault } from "./admission";
import { asksFrequency, frequencyFault, frequencyFrom } from "./frequency";
import type { AskedChanges } from "./input";
import type { NamedAssignment } from "./queries";

type Row = typeof assignments.$inferInsert;
export type TermChanges = { [Column in keyof Row]?: Row[Column] | undefined };

const invalid = (field: string, message: string) => new Invalid(message, { [field]: [message] });

export function assertTermDates(before: NamedAssignment, project: Project, asked: AskedChanges) {
  const startDate = asked.startDate ?? before.startDate;
  const endDate = asked.endDate === undefined ? before.endDate : asked.endDate;
  if (endDate !== null && endDate < startDate)
    throw invalid("operation_end_date", "La fecha de fin no puede ser anterior a la de inicio.");
  const fault = asked.startDate ? projectFault(project, asked.startDate) : null;
  if (fault) throw invalid("operation_start_date", fault.message);
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
  if (fault) throw invalid(fault.field, fault.message);
  return asksFrequency(asked) ? frequencyFrom(asked, assignment) : {};
}

export function changedTerms(before: NamedAssignment, asked: AskedChanges): TermChanges {
  const { cost, description, startDate, endDate, notes } = asked;
  return { cost, description, startDate, endDate, notes, ...changedFrequency(before, asked) };
}

export const hasChanges = (changes: TermChanges): boolean =>
  Object.values(changes).some((value) => value !== undefined);

export const movesDates = ({ startDate, endDate }: TermChanges) =>
  startDate !== undefined || endDate !== undefined;
