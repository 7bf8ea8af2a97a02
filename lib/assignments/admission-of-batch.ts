import { Refused } from "../kernel/errors";
import { isService } from "../placement/availability";
import { isZero } from "../values/decimal";
import { type AdmissionFault, equipmentFault, projectFault } from "./admission";
import { type Assignable, inBatch } from "./lock-assignable";

const invalid = (field: string, message: string): AdmissionFault => ({
  field,
  message,
  code: "validation_error",
});

function namedRecordFault({ asked, unit, served }: Assignable): AdmissionFault | null {
  if (!isService(unit)) return null;
  if (asked.maintenanceCost !== null && !isZero(asked.maintenanceCost))
    return invalid("maintenance_cost", "Solo un equipo lleva costo de mantenimiento.");
  if (asked.servedEquipmentId && (!served || isService(served)))
    return invalid("physical_equipment_code", "No existe el equipo al que se da el servicio.");
  return null;
}

function repeatedIn(batch: readonly Assignable[]) {
  const firsts = new Map(batch.toReversed().map((one) => [one.unit.id, one]));
  return (one: Assignable): AdmissionFault | null =>
    isService(one.unit) || firsts.get(one.unit.id) === one
      ? null
      : invalid("resource_id", `${one.unit.code} consta dos veces en la lista.`);
}

function refuse({ message, code, field }: AdmissionFault, index: number): never {
  const fieldErrors = field ? { [`items.${index}.${field}`]: [message] } : {};
  throw new Refused(inBatch(index, message), code, fieldErrors);
}

/** What any item names wrongly is reported before what a rule forbids. */
export function assertAdmissible(batch: readonly Assignable[]) {
  const repeatedFault = repeatedIn(batch);
  const checks = [
    (one: Assignable) => namedRecordFault(one) ?? repeatedFault(one),
    ({ project, unit, asked }: Assignable) =>
      projectFault(project, asked.startDate) ?? equipmentFault(unit),
  ];
  for (const check of checks)
    for (const [index, one] of batch.entries()) {
      const fault = check(one);
      if (fault) refuse(fault, index);
    }
}
