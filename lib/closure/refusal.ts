import { Refused } from "../kernel/errors";
import type { RuleCode } from "../kernel/rule-codes";
import { bears } from "../values/marks.mjs";
import type { ClosureAlert } from "./alerts";

const mark = Symbol.for("faena.closureRefused");

export class ClosureRefused extends Refused {
  readonly [mark] = true;

  constructor(
    message: string,
    code: RuleCode,
    readonly projectId: number,
    readonly alerts: ClosureAlert[] = [],
  ) {
    super(message, code);
  }
}

export const isClosureRefused = (thrown: unknown): thrown is ClosureRefused => bears(thrown, mark);
