import type { lineFields } from "@/db/values";
import type { Day } from "../values/dates";
import { asText, type Decimal } from "../values/decimal";
import { type BilledSource, isByDay } from "./claims";
import type { Days } from "./days";
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
  followsFacts: boolean;
  /** It comes back among the live ones, and gives way to what the others bill by hand. */
  isReturning: boolean;
  lines: BilledLine[];
};

export const hasChosenDays = (line: BilledLine): boolean =>
  line.manualFields.includes("billedDays");

/** Of a charge, its own day. */
export const daysOf = (line: ClaimingLine): Days =>
  isByDay(line.kind) ? (line.billedDays ?? []) : [line.date];

export const dayCount = (days: Days): Decimal => asText(String(days.length));

export const withSubtotal = (line: BilledLine): BilledLine => ({
  ...line,
  subtotal: lineSubtotal(line.quantity, line.unitPrice),
});
