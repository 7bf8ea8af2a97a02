import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../values/dates";
import type { Frequency } from "./frequency";
import { isOccurrence, nextOccurrences, occurrencesIn, type Schedule } from "./occurrences";

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2023-11-20", days));
const subset = (from: number, to: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: to }), { minLength: 1 });

const frequency: fc.Arbitrary<Frequency> = fc.oneof(
  fc.record({
    frequencyType: fc.constant("DAY" as const),
    intervalDays: fc.integer({ min: 1, max: 90 }),
    weekdays: fc.constant(null),
    monthdays: fc.constant(null),
  }),
  fc.record({
    frequencyType: fc.constant("WEEK" as const),
    intervalDays: fc.constant(0),
    weekdays: subset(0, 6),
    monthdays: fc.constant(null),
  }),
  fc.record({
    frequencyType: fc.constant("MONTH" as const),
    intervalDays: fc.constant(0),
    weekdays: fc.constant(null),
    monthdays: subset(1, 31),
  }),
);

const bound = fc.option(day, { nil: null });
const schedule: fc.Arbitrary<Schedule> = fc
  .tuple(frequency, day, bound, bound, bound)
  .map(([frequency, startDate, endDate, retirementDate, closedOn]) => ({
    ...frequency,
    startDate,
    endDate,
    retirementDate,
    closedOn,
  }));

/** Walks the calendar day by day with the platform's own, independent arithmetic. */
function oracle(schedule: Schedule, from: string, to: string): string[] {
  const found: string[] = [];
  const ends = [to, schedule.endDate, schedule.retirementDate, schedule.closedOn];
  const last = ends.filter((end) => typeof end === "string").sort()[0] ?? to;
  const cursor = new Date(`${schedule.startDate}T12:00:00Z`);
  for (let since = 0; cursor.toISOString().slice(0, 10) <= last; since += 1) {
    const text = cursor.toISOString().slice(0, 10);
    const isDue = {
      DAY: since % schedule.intervalDays === 0,
      WEEK: schedule.weekdays?.includes((cursor.getUTCDay() + 6) % 7) ?? false,
      MONTH: schedule.monthdays?.includes(cursor.getUTCDate()) ?? false,
    }[schedule.frequencyType];
    if (isDue && text >= from) found.push(text);
    cursor.setUTCDate(cursor.getUTCDate() + 1);
  }
  return found;
}

test("are those that a walk through the calendar finds", () => {
  fc.assert(
    fc.property(schedule, day, fc.integer({ min: -5, max: 400 }), (schedule, from, length) => {
      const to = addDays(from, length);
      expect(occurrencesIn(schedule, { from, to })).toEqual(oracle(schedule, from, to));
    }),
    { numRuns: 500 },
  );
});

test("every occurrence is one, and the days between are none", () => {
  fc.assert(
    fc.property(schedule, day, (schedule, date) => {
      const isFound = occurrencesIn(schedule, { from: date, to: date }).length === 1;
      expect(isOccurrence(schedule, date)).toBe(isFound);
    }),
  );
});

test("the next ones are as many as asked when nothing ends the assignment", () => {
  fc.assert(
    fc.property(frequency, day, day, (frequency, startDate, from) => {
      const next = nextOccurrences({ ...frequency, startDate, endDate: null }, from, 5);
      expect(next).toHaveLength(5);
      expect(next).toEqual(
        oracle({ ...frequency, startDate, endDate: null }, from, "2040-01-01").slice(0, 5),
      );
    }),
  );
});

test("a month without the day is skipped", () => {
  const monthly = { frequencyType: "MONTH", intervalDays: 0, weekdays: null } as const;
  const last = { ...monthly, monthdays: [31], startDate: "2026-01-31", endDate: null };
  expect(nextOccurrences(last, "2026-01-31", 4)).toEqual([
    "2026-01-31",
    "2026-03-31",
    "2026-05-31",
    "2026-07-31",
  ]);
});
