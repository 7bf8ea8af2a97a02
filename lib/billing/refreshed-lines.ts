import type { BilledLine } from "./line";
import type { SheetPlan } from "./plan";

/** A line that stays keeps its id. */
export type RefreshedLines = {
  added: BilledLine[];
  changed: { before: BilledLine; after: BilledLine }[];
  removed: BilledLine[];
};

const isSameList = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === null || b === null
    ? a === b
    : a.length === b.length && a.every((value, index) => value === b[index]);

const isSameLine = (a: BilledLine, b: BilledLine): boolean =>
  a.assignmentId === b.assignmentId &&
  a.equipmentId === b.equipmentId &&
  a.date === b.date &&
  a.description === b.description &&
  a.quantity === b.quantity &&
  a.unitPrice === b.unitPrice &&
  a.subtotal === b.subtotal &&
  a.referenceDocument === b.referenceDocument &&
  a.isManual === b.isManual &&
  isSameList(a.manualFields, b.manualFields) &&
  isSameList(a.billedDays, b.billedDays);

export function refreshedLinesOf({ sheet, lines }: SheetPlan): RefreshedLines {
  const stored = new Map(sheet.lines.map((line) => [line.id, line]));
  const kept = lines.flatMap((after) => {
    const before = after.id === null ? undefined : stored.get(after.id);
    return before ? [{ before, after }] : [];
  });
  const keptIds = new Set(kept.map(({ after }) => after.id));
  return {
    added: lines.filter(({ id }) => id === null),
    changed: kept.filter(({ before, after }) => !isSameLine(before, after)),
    removed: sheet.lines.filter(({ id }) => !keptIds.has(id)),
  };
}
