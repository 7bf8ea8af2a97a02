import type { Day } from "./dates";

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
export function monthAfter(day: Day, by: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}
