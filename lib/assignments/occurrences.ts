import {
  addDays,
  type Day,
  daysBetween,
  eachDay,
  earlier,
  later,
  monthdayOf,
  weekdayOf,
} from "../values/dates";
import type { Frequency, FrequencyType } from "./frequency";

export type Schedule = Frequency & {
  startDate: Day;
  endDate: Day | null;
  retirementDate?: Day | null;
  closedOn?: Day | null;
};

type Span = { from: Day; to: Day };

/** Never after its end, retirement or the project's closure. */
export function clippedSpan(schedule: Omit<Schedule, keyof Frequency>, { from, to }: Span): Span {
  const ends = [schedule.endDate, schedule.retirementDate, schedule.closedOn];
  return {
    from: later(from, schedule.startDate),
    to: ends.reduce<Day>((last, end) => (end ? earlier(last, end) : last), to),
  };
}

function everyFewDays({ startDate, intervalDays }: Schedule, { from, to }: Span): Day[] {
  const step = Math.max(1, intervalDays);
  const skipped = Math.ceil(daysBetween(startDate, from) / step) * step;
  return eachDay(addDays(startDate, skipped), to, step);
}

function onWeekdays({ weekdays }: Schedule, { from, to }: Span): Day[] {
  const first = weekdayOf(from);
  return eachDay(from, to).filter((_, index) => weekdays?.includes((first + index) % 7));
}

/** A day that a month lacks is skipped. */
const onMonthdays = ({ monthdays }: Schedule, { from, to }: Span): Day[] =>
  eachDay(from, to).filter((day) => monthdays?.includes(monthdayOf(day)));

const daysBy: Record<FrequencyType, (schedule: Schedule, span: Span) => Day[]> = {
  DAY: everyFewDays,
  WEEK: onWeekdays,
  MONTH: onMonthdays,
};

/** Both ends count (contract, section 7). */
export const occurrencesIn = (schedule: Schedule, span: Span): Day[] =>
  daysBy[schedule.frequencyType](schedule, clippedSpan(schedule, span));

export const isOccurrence = (schedule: Schedule, day: Day): boolean =>
  occurrencesIn(schedule, { from: day, to: day }).length > 0;

const longestGap = { DAY: 1, WEEK: 7, MONTH: 62 } as const;

export function nextOccurrences(schedule: Schedule, from: Day, count: number): Day[] {
  const gap = Math.max(longestGap[schedule.frequencyType], schedule.intervalDays);
  const first = later(from, schedule.startDate);
  return occurrencesIn(schedule, { from: first, to: addDays(first, gap * count) }).slice(0, count);
}
