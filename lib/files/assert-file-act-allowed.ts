import { unitRetired } from "../equipment/unit-retired";
import { Refused } from "../kernel/errors";
import type { SealableOwner } from "./owners-by-model";
import { type FileAct, isAllowed, type Seal } from "./protection";

const refusals: Record<Seal, (owner: SealableOwner) => Refused> = {
  closed_sheet: ({ seriesCode }) =>
    new Refused(
      `La planilla ${seriesCode} está cerrada: sus archivos ya no se cambian ni se eliminan.`,
      "worksheet_locked",
    ),
  retired_unit: unitRetired,
};

/** 400 `worksheet_locked` or `resource_retired`. */
export function assertFileActAllowed(act: FileAct, owner: SealableOwner) {
  if (owner.seal && !isAllowed(act, owner)) throw refusals[owner.seal](owner);
}
