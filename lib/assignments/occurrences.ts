import { addDays, type Day, dayAt, earlier, later, numberOf, weekdayOf } from "../values/dates";
import { monthAfter } from "../values/months";
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

/** As `numberOf` counts them; both ends count. */
type Numbers = { from: number; to: number };
type Take = (day: number) => void;

const daysOfWeek = 7;

function takeEvery(step: number, { from, to }: Numbers, take: Take): void {
  for (let day = from; day <= to; day += step) take(day);
}

function everyFewDays({ startDate, intervalDays }: Schedule, { from, to }: Numbers, take: Take) {
  const step = Math.max(1, intervalDays);
  const start = numberOf(startDate);
  takeEvery(step, { from: start + Math.ceil((from - start) / step) * step, to }, take);
}

function onWeekdays({ weekdays }: Schedule, { from, to }: Numbers, take: Take): void {
  const first = weekdayOf(dayAt(from));
  for (const weekday of new Set(weekdays)) {
    const ahead = (weekday - first + daysOfWeek) % daysOfWeek;
    takeEvery(daysOfWeek, { from: from + ahead, to }, take);
  }
}

/** A day that a month lacks is skipped. */
function onMonthdays({ monthdays }: Schedule, { from, to }: Numbers, take: Take): void {
  const asked = [...new Set(monthdays)];
  let month = monthAfter(dayAt(from), 0);
  while (numberOf(month) <= to) {
    const before = numberOf(month) - 1;
    month = monthAfter(month, 1);
    for (const monthday of asked) {
      const day = before + monthday;
      if (from <= day && day <= to && day < numberOf(month)) take(day);
    }
  }
}

const takeBy: Record<FrequencyType, (schedule: Schedule, span: Numbers, take: Take) => void> = {
  DAY: everyFewDays,
  WEEK: onWeekdays,
  MONTH: onMonthdays,
};

/** Both ends count (contract, section 7); in no order, so that a year of thousands is counted without being listed. */
export function takeOccurrences(schedule: Schedule, span: Span, take: Take): void {
  const { from, to } = clippedSpan(schedule, span);
  if (from > to) return;
  const numbers = { from: numberOf(from), to: numberOf(to) };
  takeBy[schedule.frequencyType](schedule, numbers, take);
}

/** In order. */
export function occurrencesIn(schedule: Schedule, span: Span): Day[] {
  const numbers: number[] = [];
  takeOccurrences(schedule, span, (day) => numbers.push(day));
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
