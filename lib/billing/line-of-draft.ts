import { isByDay } from "./claims";
import type { Days } from "./days";
import type { Draft } from "./draft";
import { type BilledLine, dayCount, type PlannedSheet } from "./line";
import { billsRent } from "./line-kind";
import { lineSubtotal } from "./totals";

const isSameDocument = (line: BilledLine, draft: Draft): boolean =>
  line.maintenanceSheetId === draft.maintenanceSheetId &&
  line.shippingGuideId === draft.shippingGuideId;

/** A deleted assignment leaves its line without one; it is then matched by unit and price. */
const isSameStay = (line: BilledLine, draft: Draft): boolean =>
  line.equipmentId === draft.equipmentId &&
  (line.assignmentId === null
    ? billsRent(line) && line.unitPrice === draft.unitPrice
    : draft.assignmentIds.includes(line.assignmentId));

export const isLineOf = (line: BilledLine, draft: Draft): boolean =>
  line.kind === draft.kind &&
  (isByDay(line.kind) ? isSameStay(line, draft) : isSameDocument(line, draft));

const setByHand = (stored: BilledLine): Partial<BilledLine> =>
  Object.fromEntries(stored.manualFields.map((field) => [field, stored[field]]));

export function lineFrom(
  draft: Draft,
  days: Days,
  sheet: PlannedSheet,
  stored: BilledLine | null,
): BilledLine {
  const line: BilledLine = {
    kind: draft.kind,
    assignmentId: draft.assignmentId,
    equipmentId: draft.equipmentId,
    maintenanceSheetId: draft.maintenanceSheetId,
    shippingGuideId: draft.shippingGuideId,
    id: stored?.id ?? null,
    worksheetId: sheet.id,
    date: days.at(-1) ?? stored?.date ?? sheet.period.to,
    description: draft.description,
    quantity: dayCount(days),
    unitPrice: draft.unitPrice,
    subtotal: "0",
    referenceDocument: draft.referenceDocument,
    isManual: stored?.isManual ?? false,
    manualFields: stored?.manualFields ?? [],
    billedDays: isByDay(draft.kind) ? days : null,
  };
  if (stored && stored.manualFields.length > 0) Object.assign(line, setByHand(stored));
  line.subtotal = lineSubtotal(line.quantity, line.unitPrice);
  return line;
}
