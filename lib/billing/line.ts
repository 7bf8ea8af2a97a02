import type { lineFields } from "@/db/values";
import type { Day } from "../dates";
import { asText, type Decimal } from "../decimal";
import { isByDay, type Source } from "./claims";
import type { Draft } from "./draft-lines";
import type { Period } from "./facts";
import { lineSubtotal } from "./totals";

export type LineField = (typeof lineFields)[number];

/** What a line of a sheet says; without an id it is new. */
export type Line = Source & {
  id: number | null;
  worksheetId: number;
  date: Day;
  description: string;
  quantity: Decimal;
  unitPrice: Decimal;
  subtotal: Decimal;
  referenceDocument: string | null;
  isManual: boolean;
  /** What a person set; the rest follows the facts. */
  manualFields: LineField[];
  billedDays: Day[] | null;
};

/** A live sheet of the project; only the lines of a written one follow the facts. */
export type Sheet = {
  id: number;
  period: Period;
  isWritten: boolean;
  /** It comes back among the live ones, and gives way to what the others bill by hand. */
  isReturning: boolean;
  lines: Line[];
};

/** Whether a person chose the days of the line one by one. */
export const hasChosenDays = (line: Line): boolean => line.manualFields.includes("billedDays");

/** The days that the line bills; of a charge, its own. */
export const daysOf = (line: Line): readonly Day[] =>
  isByDay(line.kind) ? (line.billedDays ?? []) : [line.date];

export const countOf = (days: readonly Day[]): Decimal => asText(String(days.length));

/** The line with its subtotal, quantity × unit price. */
export const withSubtotal = (line: Line): Line => ({
  ...line,
  subtotal: lineSubtotal(line.quantity, line.unitPrice),
});

const isSameDocument = (line: Line, draft: Draft): boolean =>
  line.maintenanceSheetId === draft.maintenanceSheetId &&
  line.shippingGuideId === draft.shippingGuideId;

/** A deleted assignment leaves its line without one; the unit and the price still tell. */
const isSameStay = (line: Line, draft: Draft): boolean =>
  line.equipmentId === draft.equipmentId &&
  (line.assignmentId === null
    ? line.kind === "RENT" && line.unitPrice === draft.unitPrice
    : draft.assignmentIds.includes(line.assignmentId));

/** Whether the line is the stored form of the draft. */
export const isLineOf = (line: Line, draft: Draft): boolean =>
  line.kind === draft.kind &&
  (isByDay(line.kind) ? isSameStay(line, draft) : isSameDocument(line, draft));

const pick = (line: Line, fields: readonly LineField[]): Partial<Line> =>
  Object.fromEntries(fields.map((field) => [field, line[field]]));

/** The line that bills the draft on the days, but for what a person set. */
export function lineFrom(draft: Draft, days: Day[], sheet: Sheet, stored: Line | null): Line {
  const { assignmentIds, days: _, ...source } = draft;
  return withSubtotal({
    ...source,
    id: stored?.id ?? null,
    worksheetId: sheet.id,
    date: days.at(-1) ?? stored?.date ?? sheet.period.to,
    quantity: countOf(days),
    subtotal: "0",
    isManual: stored?.isManual ?? false,
    manualFields: stored?.manualFields ?? [],
    billedDays: isByDay(draft.kind) ? days : null,
    ...(stored ? pick(stored, stored.manualFields) : {}),
  });
}
