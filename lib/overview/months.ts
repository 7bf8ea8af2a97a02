import { addDays, type Day } from "../dates";
import { monthName } from "../month-name";

/** A month of the calendar, `YYYY-MM`. */
export type Month = string;

/** The last months that end with the day's own, the oldest first. */
export function monthsUntil(day: Day, count: number): Month[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const at = last - count + 1 + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
}

export const firstDayOf = (month: Month): Day => `${month}-01`;

export function lastDayOf(month: Month): Day {
  const inNext = addDays(firstDayOf(month), 31);
  return addDays(inNext, -Number(inNext.slice(8)));
}

/** "noviembre de 2026". */
export const showMonth = (month: Month): string => `${monthName(month)} de ${month.slice(0, 4)}`;

/** "nov". */
export const shortMonth = (month: Month): string => monthName(month).slice(0, 3);
