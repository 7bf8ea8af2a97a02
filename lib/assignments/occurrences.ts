import {
  addDays,
  type Day,
  type DaySpan,
  dayAt,
  earlier,
  later,
  numberOf,
  weekdayOf,
} from "../values/dates";
import { monthAfter } from "../values/months";
import type { Frequency, FrequencyType } from "./frequency";

export type Schedule = Frequency & {
  startDate: Day;
  endDate: Day | null;
  retirementDate?: Day | null;
  closedOn?: Day | null;
};

/** Never after its end, retirement or the project's closure. */
export function clippedSpan(
  schedule: Omit<Schedule, keyof Frequency>,
  { from, to }: DaySpan,
): DaySpan {
  const ends = [schedule.endDate, schedule.retirementDate, schedule.closedOn];
  return {
    from: later(from, schedule.startDate),
    to: ends.reduce<Day>((last, end) => (end ? earlier(last, end) : last), to),
  };
}

/** As `numberOf` counts them; both ends count. */
type Numbers = { from: number; to: number };

/** Days `step` apart, none later than the last; both are counted as `numberOf` does. */
export type Run = { first: number; last: number; step: number };

const daysOfWeek = 7;

function everyFewDays({ startDate, intervalDays }: Schedule, { from, to }: Numbers): Run[] {
  const step = Math.max(1, intervalDays);
  const start = numberOf(startDate);
  return [{ first: start + Math.ceil((from - start) / step) * step, last: to, step }];
}

function onWeekdays({ weekdays }: Schedule, { from, to }: Numbers): Run[] {
  const first = weekdayOf(dayAt(from));
  return [...new Set(weekdays)].map((weekday) => {
    const ahead = (weekday - first + daysOfWeek) % daysOfWeek;
    return { first: from + ahead, last: to, step: daysOfWeek };
  });
}

/** A day that a month lacks is skipped. */
function onMonthdays({ monthdays }: Schedule, { from, to }: Numbers): Run[] {
  const asked = [...new Set(monthdays)];
  const runs: Run[] = [];
  let month = monthAfter(dayAt(from), 0);
  while (numberOf(month) <= to) {
    const before = numberOf(month) - 1;
    month = monthAfter(month, 1);
    for (const monthday of asked) {
      const day = before + monthday;
      if (from <= day && day <= to && day < numberOf(month))
        runs.push({ first: day, last: day, step: 1 });
    }
  }
  return runs;
}

const runsBy: Record<FrequencyType, (schedule: Schedule, span: Numbers) => Run[]> = {
  DAY: everyFewDays,
  WEEK: onWeekdays,
  MONTH: onMonthdays,
};

/** Both ends count (contract, section 7); in no order, none empty, so that a year of thousands is counted unlisted. */
export function runsIn(schedule: Schedule, span: DaySpan): Run[] {
  const { from, to } = clippedSpan(schedule, span);
  if (from > to) return [];
  const numbers = { from: numberOf(from), to: numberOf(to) };
  return runsBy[schedule.frequencyType](schedule, numbers).filter(
    ({ first, last }) => first <= last,
  );
}

export const daysOfRun = ({ first, last, step }: Run): number =>
  Math.floor((last - first) / step) + 1;

/** In order. */
export function occurrencesIn(schedule: Schedule, span: DaySpan): Day[] {
  const numbers: number[] = [];
  for (const { first, last, step } of runsIn(schedule, span))
    for (let day = first; day <= last; day += step) numbers.push(day);
  return numbers.sort((a, b) => a - b).map(dayAt);
}

export const isOccurrence = (schedule: Schedule, day: Day): boolean =>
  occurrencesIn(schedule, { from: day, to: day }).length > 0;

const longestGap = { DAY: 1, WEEK: 7, MONTH: 62 } as const;

export function nextOccurrences(schedule: Schedule, from: Day, count: number): Day[] {
  const gap = Math.max(longestGap[schedule.frequencyType], schedule.intervalDays);
  const first = later(from, schedule.startDate);
  return occurrencesIn(schedule, { from: first, to: addDays(first, gap * count) }).slice(0, count);
}
