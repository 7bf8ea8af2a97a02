import { invalidField } from "../kernel/errors";
import { repairReasonFault } from "./condition";

export function assertRepairReason(...asked: Parameters<typeof repairReasonFault>): void {
  const fault = repairReasonFault(...asked);
  if (fault) throw invalidField("stst_repair_reason", fault);
}
