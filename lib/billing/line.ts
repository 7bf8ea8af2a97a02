import type { lineFields } from "@/db/values";
import type { Day } from "../values/dates";
import { asText, type Decimal } from "../values/decimal";
import { type BilledSource, isByDay } from "./claims";
import type { Days } from "./days";
import type { Draft } from "./draft-lines";
import type { Period } from "./facts";
import { lineSubtotal } from "./totals";

export type LineField = (typeof lineFields)[number];

/** Claims its days, or the one amount of its date. */
export type ClaimingLine = BilledSource & { date: Day; billedDays: Days | null };

/** Without an id it is new. */
export type BilledLine = ClaimingLine & {
  id: number | null;
  worksheetId: number;
  description: string;
  quantity: Decimal;
  unitPrice: Decimal;
  subtotal: Decimal;
  referenceDocument: string | null;
  isManual: boolean;
  /** What a person set; the rest follows the facts. */
  manualFields: LineField[];
};

/** Only the lines of a written one follow the facts. */
export type PlannedSheet = {
  id: number;
  period: Period;
  isWritten: boolean;
  /** It comes back among the live ones, and gives way to what the others bill by hand. */
  isReturning: boolean;
  lines: BilledLine[];
};

export const hasChosenDays = (line: BilledLine): boolean =>
  line.manualFields.includes("billedDays");

/** Of a charge, its own day. */
export const daysOf = (line: ClaimingLine): Days =>
  isByDay(line.kind) ? (line.billedDays ?? []) : [line.date];

export const countOf = (days: Days): Decimal => asText(String(days.length));

/** Quantity × unit price. */
export const withSubtotal = (line: BilledLine): BilledLine => ({
  ...line,
  subtotal: lineSubtotal(line.quantity, line.unitPrice),
});

const isSameDocument = (line: BilledLine, draft: Draft): boolean =>
  line.maintenanceSheetId === draft.maintenanceSheetId &&
  line.shippingGuideId === draft.shippingGuideId;

/** A deleted assignment leaves its line without one; the unit and the price still tell. */
const isSameStay = (line: BilledLine, draft: Draft): boolean =>
  line.equipmentId === draft.equipmentId &&
  (line.assignmentId === null
    ? line.kind === "RENT" && line.unitPrice === draft.unitPrice
    : draft.assignmentIds.includes(line.assignmentId));

export const isLineOf = (line: BilledLine, draft: Draft): boolean =>
  line.kind === draft.kind &&
  (isByDay(line.kind) ? isSameStay(line, draft) : isSameDocument(line, draft));

const setByHand = (stored: BilledLine): Partial<BilledLine> =>
  Object.fromEntries(stored.manualFields.map((field) => [field, stored[field]]));

/** What a person set stays. */
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
    quantity: countOf(days),
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
