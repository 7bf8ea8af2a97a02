import { isBroken } from "../equipment/condition";
import type { Equipment } from "../equipment/get-equipment";
import type { RuleCode } from "../kernel/rule-codes";
import { isOutOfService, isRented, isService } from "../placement/availability";
import { projectClosed } from "../projects/assert-open";
import type { Day } from "../values/dates";
import { showDay } from "../values/dates";

export type AdmissionFault = {
  message: string;
  code: RuleCode | "validation_error";
  field?: string;
};

/** Null when it may be assigned (specification, add resources rule 2; contract, section 3). */
export function equipmentFault(
  unit: Pick<Equipment, "type" | "code" | "availability" | "condition">,
): AdmissionFault | null {
  const unavailable = (why: string): AdmissionFault => ({
    message: `${unit.code} ${why}.`,
    code: "resource_unavailable",
    field: "resource_id",
  });
  if (isOutOfService(unit)) return unavailable("está fuera de servicio");
  if (isService(unit)) return null;
  if (isBroken(unit)) return unavailable("está dañado o en reparación");
  return isRented(unit)
    ? { message: `${unit.code} ya está rentado.`, code: "resource_rented", field: "resource_id" }
    : null;
}

/** Null when the project takes it (rule 5: not before the project starts). */
export function projectFault(
  project: { isClosed: boolean; startDate: Day },
  startDate: Day,
): AdmissionFault | null {
  if (project.isClosed) return projectClosed;
  if (startDate >= project.startDate) return null;
  return {
    message: `No puede empezar antes que el proyecto (${showDay(project.startDate)}).`,
    code: "rule_violation",
    field: "operation_start_date",
  };
}
