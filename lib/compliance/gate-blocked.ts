import { DomainError } from "../kernel/errors";
import type { RuleCode } from "../kernel/rule-codes";

/** A rule stops it; the failures are spelled out under documented names. */
export class GateBlocked extends DomainError {
  constructor(message: string, failures: readonly Record<string, unknown>[]) {
    super("refused", message, "compliance_blocked" satisfies RuleCode, { failures });
  }
}
