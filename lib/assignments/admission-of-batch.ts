import { Refused } from "../kernel/errors";
import { isService } from "../placement/availability";
import { isZero } from "../values/decimal";
import { type AdmissionFault, equipmentFault, projectFault } from "./admission";
import { returnOfUnitsOnly } from "./labels";
import { type BatchItem, batchMessage } from "./lock-batch";

const invalid = (field: string, message: string): AdmissionFault => ({
  field,
  message,
  code: "validation_error",
});

function namedRecordFault({ asked, equipment, served }: BatchItem): AdmissionFault | null {
  if (!isService(equipment)) return null;
  if (asked.maintenanceCost !== null && !isZero(asked.maintenanceCost))
    return invalid("maintenance_cost", "Solo un equipo lleva costo de mantenimiento.");
  if (asked.expectedReturnDate) return invalid("expected_return_date", returnOfUnitsOnly);
  if (asked.servedEquipmentId && (!served || isService(served)))
    return invalid("physical_equipment_code", "No existe el equipo al que se da el servicio.");
  return null;
}

function repeatedIn(batch: readonly BatchItem[]) {
  const firsts = new Map(batch.toReversed().map((item) => [item.equipment.id, item]));
  return (item: BatchItem): AdmissionFault | null =>
    isService(item.equipment) || firsts.get(item.equipment.id) === item
      ? null
      : invalid("resource_id", `${item.equipment.code} consta dos veces en la lista.`);
}

export function refuseItem({ message, code, field }: AdmissionFault, index: number): never {
  const fieldErrors = field ? { [`items.${index}.${field}`]: [message] } : {};
  throw new Refused(batchMessage(index, message), code, fieldErrors);
}

/** What any item names wrongly is reported before what a rule forbids. */
export function assertAdmissible(batch: readonly BatchItem[]) {
  const repeatedFault = repeatedIn(batch);
  const checks = [
    (item: BatchItem) => namedRecordFault(item) ?? repeatedFault(item),
    ({ project, equipment, asked }: BatchItem) =>
      projectFault(project, asked.startDate) ?? equipmentFault(equipment),
  ];
  for (const check of checks)
    for (const [index, item] of batch.entries()) {
      const fault = check(item);
      if (fault) refuseItem(fault, index);
    }
}
