import type { lineFields } from "@/db/values";
import type { Day } from "../values/dates";
import { asText, type Decimal } from "../values/decimal";
import { type BilledSource, isByDay } from "./claims";
import type { Days } from "./days";
import type { Period } from "./facts";
import { lineSubtotal } from "./totals";

export type LineField = (typeof lineFields)[number];

/** Claims its days, or one amount on its date. */
export type ClaimingLine = BilledSource & { date: Day; billedDays: Days | null };

export type BilledLine = ClaimingLine & {
  id: number | null;
  worksheetId: number;
  description: string;
  quantity: Decimal;
  unitPrice: Decimal;
  subtotal: Decimal;
  referenceDocument: string | null;
  isManual: boolean;
  manualFields: LineField[];
};

/** Only the lines of a sheet that is written follow the facts. */
export type PlannedSheet = {
  id: number;
  period: Period;
  followsFacts: boolean;
  /** Comes back from cancelled, and gives way to what others bill by hand. */
  isReturning: boolean;
  lines: BilledLine[];
};

export const hasChosenDays = (line: BilledLine): boolean =>
  line.manualFields.includes("billedDays");

export const daysOf = (line: ClaimingLine): Days =>
  isByDay(line.kind) ? (line.billedDays ?? []) : [line.date];

export const dayCount = (days: Days): Decimal => asText(String(days.length));

export const withSubtotal = (line: BilledLine): BilledLine => ({
  ...line,
  subtotal: lineSubtotal(line.quantity, line.unitPrice),
});
