import type { LineField } from "../billing/line";
import type { SheetLine } from "./list-lines";

type Hand = Pick<SheetLine, "isManual" | "manualFields">;

/** A quantity ends the choice of single days. */
export function manualMarks(line: SheetLine, fields: readonly LineField[]): Hand {
  const kept = line.manualFields.filter(
    (field) => field !== "billedDays" || !fields.includes("quantity"),
  );
  return { isManual: true, manualFields: [...new Set([...kept, ...fields])] };
}

export const automaticMarks: Hand = { isManual: false, manualFields: [] };
