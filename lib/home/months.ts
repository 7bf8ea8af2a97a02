import { addDays, type Day } from "../values/dates";
import { monthAfter, monthName } from "../values/months";

/** `YYYY-MM`. */
export type Month = string;

export const monthsUntil = (day: Day, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => monthAfter(day, at - count + 1).slice(0, 7));

/** Both count; at most ten years. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last && months.length < 120; )
    month = monthAfter(firstDayOf(month), months.push(month) && 1).slice(0, 7);
  return months;
}

export const firstDayOf = (month: Month): Day => `${month}-01`;

export const lastDayOf = (month: Month): Day => addDays(monthAfter(month, 1), -1);

/** "noviembre de 2026". */
export const showMonth = (month: Month): string => `${monthName(month)} de ${month.slice(0, 4)}`;

export const shortMonth = (month: Month): string => monthName(month).slice(0, 3);
