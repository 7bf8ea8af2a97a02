import { invalidField } from "../kernel/errors";
import { repairReasonFault } from "./condition";
import { equipmentFields } from "./fields";

export function assertRepairReason(...asked: Parameters<typeof repairReasonFault>): void {
  const fault = repairReasonFault(...asked);
  if (fault) throw invalidField(equipmentFields.repairReason.name, fault);
}
