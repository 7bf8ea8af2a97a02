import { type Day, eachDay, earlier, later } from "../values/dates";
import type { Entry } from "./entries";
import { type CalendarView, windowOf } from "./window";

export const mostOfADay: Record<CalendarView, number> = {
  month: 5,
  week: 30,
  agenda: 100,
  day: 150,
};

export type LimitedEntries = { entries: Entry[]; hidden: Record<Day, number> };

export const nothingShown: LimitedEntries = { entries: [], hidden: {} };

export function limitedEntries(
  entries: readonly Entry[],
  view: CalendarView,
  date: Day,
): LimitedEntries {
  const { from, to } = windowOf(view, date);
  const counts: Record<Day, number> = {};
  const hidden: Record<Day, number> = {};
  const shown = entries.filter((entry) => {
    const days = eachDay(later(from, entry.from), earlier(to, entry.to));
    const hasRoom = days.some((day) => (counts[day] ?? 0) < mostOfADay[view]);
    const tally = hasRoom ? counts : hidden;
    for (const day of days) tally[day] = (tally[day] ?? 0) + 1;
    return hasRoom;
  });
  return { entries: shown, hidden };
}
