import { Invalid } from "../kernel/errors";
import { repairReasonFault } from "./condition";

/** 400 of the documented field. */
export function assertRepairReason(...asked: Parameters<typeof repairReasonFault>): void {
  const fault = repairReasonFault(...asked);
  if (fault) throw new Invalid(fault, { stst_repair_reason: [fault] });
}
