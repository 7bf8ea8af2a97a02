import { Invalid } from "../kernel/errors";
import { repairReasonFault } from "./condition";

export function assertRepairReason(...asked: Parameters<typeof repairReasonFault>): void {
  const fault = repairReasonFault(...asked);
  if (fault) throw new Invalid(fault, { stst_repair_reason: [fault] });
}
