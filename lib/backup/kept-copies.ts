import { addDays, type Day, weekdayOf } from "../values/dates";

const kept = { days: 7, weeks: 4, months: 12 };

const weekOf = (day: Day): Day => addDays(day, -weekdayOf(day));
const monthOf = (day: Day): string => day.slice(0, 7);

/** The newest of each of the newest so many periods that have any. */
function newestOf(days: readonly Day[], periodOf: (day: Day) => string, most: number): Day[] {
  const newest = new Map<string, Day>();
  for (const day of days) if (!newest.has(periodOf(day))) newest.set(periodOf(day), day);
  return [...newest.values()].slice(0, most);
}

/** Of the days that have a copy, those whose copy is kept: the last seven, of four weeks and of twelve months the last. */
export function daysKept(days: readonly Day[]): Set<Day> {
  const newestFirst = [...new Set(days)].toSorted().toReversed();
  return new Set([
    ...newestOf(newestFirst, (day) => day, kept.days),
    ...newestOf(newestFirst, weekOf, kept.weeks),
    ...newestOf(newestFirst, monthOf, kept.months),
  ]);
}
