import { isByDay } from "./claims";
import { type Days, includesDay } from "./days";
import type { Draft } from "./draft";
import { type BilledLine, dayCount, type LineField, type PlannedSheet } from "./line";
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

export const isSetByHand = ({ manualFields }: BilledLine, field: LineField): boolean =>
  manualFields.includes(field);

/**
 * Of the drafts of one unit or service, which a change of price divides: the one at the line's price, else the one that
 * asks for its first day.
 */
export function nearestDraft<Of extends Draft>(
  line: BilledLine,
  drafts: readonly Of[],
): Of | undefined {
  const possible = drafts.filter((draft) => isLineOf(line, draft));
  if (possible.length < 2) return possible[0];
  const first = line.billedDays?.[0];
  const isDear = isSetByHand(line, "unitPrice");
  return (
    possible.find(({ unitPrice }) => !isDear && unitPrice === line.unitPrice) ??
    possible.find(({ days }) => first !== undefined && includesDay(days, first)) ??
    possible[0]
  );
}

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
