import type { LineField } from "../billing/line";
import type { SheetLine } from "./list-lines";

/** Whether a person wrote the whole line; the others come from facts. */
export const isWrittenByHand = ({ kind }: Pick<SheetLine, "kind">): boolean => kind === "MANUAL";

type Hand = Pick<SheetLine, "isManual" | "manualFields">;

/** The line's marks after a person set the fields; a quantity ends the choice of days one by one. */
export function manualMarks(line: SheetLine, fields: readonly LineField[]): Hand {
  const kept = line.manualFields.filter(
    (field) => field !== "billedDays" || !fields.includes("quantity"),
  );
  return { isManual: true, manualFields: [...new Set([...kept, ...fields])] };
}

/** The marks of a line that follows the facts. */
export const automaticMarks: Hand = { isManual: false, manualFields: [] };
