import { addDays, type Day, earlier, firstOfMonth } from "./dates";

const names = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

/** "enero", of a day or of a month, `YYYY-MM`. */
export const monthName = (of: string): string => names[Number(of.slice(5, 7)) - 1] ?? of;

/** The first day of the month, counted from a day or a month, `YYYY-MM`. */
export const monthAfter = (day: Day, by: number): Day =>
  firstOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + by);

/** The same day of another month, or its last. */
export function addMonths(day: Day, by: number): Day {
  const first = monthAfter(day, by);
  return earlier(`${first.slice(0, 8)}${day.slice(8)}`, addDays(monthAfter(first, 1), -1));
}
