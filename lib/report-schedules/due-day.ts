import type { reportRhythms } from "@/db/values";
import { addDays, type Day, monthdayOf, weekdayOf } from "../values/dates";
import { monthAfter } from "../values/months";

type Rhythm = (typeof reportRhythms)[number];

type Due = { rhythm: Rhythm; day: number; hour: number };

const firstOf = (day: Day) => addDays(day, 1 - monthdayOf(day));

/** A month without the day takes its last. */
function dayOfMonth(first: Day, day: number): Day {
  const last = addDays(monthAfter(first, 1), -1);
  const asked = addDays(first, Math.max(1, day) - 1);
  return asked < last ? asked : last;
}

const latest: Record<Rhythm, (until: Day, day: number) => Day> = {
  DAILY: (until) => until,
  WEEKLY: (until, day) => addDays(until, -((weekdayOf(until) - day + 7) % 7)),
  MONTHLY: (until, day) => {
    const inMonth = dayOfMonth(firstOf(until), day);
    return inMonth <= until ? inMonth : dayOfMonth(monthAfter(until, -1), day);
  },
};

/** The last day on which it fell due, by the clock of the company: today counts from its hour on. */
export const dueDay = ({ rhythm, day, hour }: Due, now: { day: Day; hour: number }): Day =>
  latest[rhythm](now.hour >= hour ? now.day : addDays(now.day, -1), day);
