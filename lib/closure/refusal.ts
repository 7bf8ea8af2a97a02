import { Refused } from "../kernel/errors";
import type { RuleCode } from "../kernel/rule-codes";
import type { ClosureAlert } from "./alerts";

export class ClosureRefused extends Refused {
  constructor(
    message: string,
    code: RuleCode,
    readonly projectId: number,
    readonly alerts: ClosureAlert[] = [],
  ) {
    super(message, code);
  }
}
