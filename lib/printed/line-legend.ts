import type { SheetLine } from "../worksheets/list-lines";
import { billedMark, datedMark } from "./day-columns";
import { isCountedByHand } from "./quantity-column";

/** The copy without prices speaks of no charge. */
export const legendOf = (lines: readonly SheetLine[], hasPrices: boolean) =>
  [
    `${billedMark} ${hasPrices ? "día que se cobra" : "día de alquiler o servicio"}`,
    `${datedMark} fecha del documento o del ítem`,
    ...(lines.some(isCountedByHand)
      ? ["* cantidad fijada a mano, distinta de los días marcados"]
      : []),
  ].join("   ·   ");
