import { occurrencesIn } from "../assignments/occurrences";
import { lineSubtotal } from "../billing/totals";
import { findPriceOn, type Price, type PriceAsked, rentPrice } from "../prices/price-on";
import { addDays, type Day, daysInSpan } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { ReservationLine } from "./queries";

/** So many days of a line are quoted that has no day of return. */
export const openDays = 30;

export type QuotedLine = Omit<ReservationLine, "units">;

export type QuoteRow = {
  line: QuotedLine;
  isVisit: boolean;
  /** Days of rent or visits, of each unit. */
  count: number;
  /** US$ by unit and day or visit; null: to be agreed. */
  price: Decimal | null;
  subtotal: Decimal | null;
};

const lastQuotedDay = ({ fromDate, toDate }: QuotedLine): Day =>
  toDate ?? addDays(fromDate, openDays - 1);

function listPriceOf({ type, fromDate }: QuotedLine, partnerId: number, prices: readonly Price[]) {
  const asked: PriceAsked = { partnerId, kind: rentPrice, type, serviceId: null };
  return findPriceOn(prices, asked, fromDate)?.amount ?? null;
}

function rowOf(
  line: QuotedLine,
  { isVisit, count, price }: Pick<QuoteRow, "isVisit" | "count" | "price">,
): QuoteRow {
  const subtotal = price && lineSubtotal(String(count * line.quantity), price);
  return { line, isVisit, count, price, subtotal };
}

/** Every day once, the first and the last included, as a sheet would charge them. */
const rentRow = (line: QuotedLine, price: Decimal | null): QuoteRow =>
  rowOf(line, { isVisit: false, count: daysInSpan(line.fromDate, lastQuotedDay(line)), price });

function visitRows(line: QuotedLine): QuoteRow[] {
  const { fromDate: from, maintenanceCost: price } = line;
  if (price === null) return [];
  const schedule = { ...line, startDate: from, endDate: line.toDate };
  const visits = occurrencesIn(schedule, { from, to: lastQuotedDay(line) });
  return [rowOf(line, { isVisit: true, count: visits.length, price })];
}

/** The rent of each line at its own price, else at the list's of its first day, and then its planned maintenance. */
export const quoteRows = (
  lines: readonly QuotedLine[],
  { partnerId, prices }: { partnerId: number; prices: readonly Price[] },
): QuoteRow[] =>
  lines.flatMap((line) => [
    rentRow(line, line.cost ?? listPriceOf(line, partnerId, prices)),
    ...visitRows(line),
  ]);
