import type { SheetLine } from "../worksheets/list-lines";
import { billedMark, datedMark } from "./day-columns";
import { isCountedByHand } from "./quantity-column";

export const legendOf = (lines: readonly SheetLine[]) =>
  [
    `${billedMark} día que se cobra`,
    `${datedMark} fecha del documento o del ítem`,
    ...(lines.some(isCountedByHand)
      ? ["* cantidad fijada a mano, distinta de los días marcados"]
      : []),
  ].join("   ·   ");
