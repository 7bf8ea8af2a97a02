import { addDays, type Day, daysBetween, eachDay, monthdayOf, weekdayOf } from "@/lib/values/dates";
import { monthName } from "@/lib/values/months";
import { groupedBy } from "@/lib/values/rows";
import { weekdayNames } from "@/lib/values/weekdays";

/** "enero de 2026". */
const monthOf = (day: Day) => `${monthName(day)} de ${day.slice(0, 4)}`;

/** "lunes 5 de enero de 2026". */
export const dayName = (day: Day): string =>
  `${weekdayNames[weekdayOf(day)] ?? ""} ${monthdayOf(day)} de ${monthOf(day)}`;

export type MonthGrid = {
  key: string;
  name: string;
  /** Empty cells before the first day; weeks begin on Monday. */
  lead: number;
  days: Day[];
};

/** Both ends count. */
export function monthsOf(from: Day, to: Day): MonthGrid[] {
  const months = groupedBy(eachDay(from, to), (day) => day.slice(0, 7));
  return [...months].map(([key, days]) => {
    const [first = from] = days;
    return { key, name: monthOf(first), lead: weekdayOf(first), days };
  });
}

/** Runs without a gap. */
export function spansOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const spans: { from: Day; to: Day }[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last && day === addDays(last.to, 1)) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}

/** In either order; both count. */
export const daysFrom = (a: Day, b: Day): Day[] =>
  daysBetween(a, b) < 0 ? eachDay(b, a) : eachDay(a, b);
