import { addDays, type Day, type DaySpan, weekdayOf } from "../values/dates";
import { monthAfter } from "../values/months";

export const calendarViews = ["month", "week", "day", "agenda"] as const;
export type CalendarView = (typeof calendarViews)[number];

const agendaDays = 14;

const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** A month has whole weeks from Monday; both ends count. */
export function windowOf(view: CalendarView, day: Day): DaySpan {
  if (view === "day") return { from: day, to: day };
  if (view === "agenda") return { from: day, to: addDays(day, agendaDays - 1) };
  if (view === "week") return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const last = addDays(monthAfter(day, 1), -1);
  return { from: mondayOf(monthAfter(day, 0)), to: addDays(mondayOf(last), 6) };
}

const lengths = { week: 7, day: 1, agenda: agendaDays } as const;

export const stepped = (view: CalendarView, day: Day, by: -1 | 1): Day =>
  view === "month" ? monthAfter(day, by) : addDays(day, by * lengths[view]);
