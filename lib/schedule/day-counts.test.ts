import fc from "fast-check";
import { expect, test } from "vitest";
import { occurrencesIn } from "../assignments/occurrences";
import { addDays, eachDay } from "../values/dates";
import { countByDay } from "./day-counts";

const day = fc.integer({ min: -90, max: 400 }).map((after) => addDays("2026-01-30", after));
const some = (from: number, to: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: to }), { minLength: 1 });

const frequency = fc.oneof(
  fc.record({
    frequencyType: fc.constant("DAY" as const),
    intervalDays: fc.integer({ min: 1, max: 400 }),
    weekdays: fc.constant(null),
    monthdays: fc.constant(null),
  }),
  fc.record({
    frequencyType: fc.constant("WEEK" as const),
    intervalDays: fc.constant(0),
    weekdays: some(0, 6),
    monthdays: fc.constant(null),
  }),
  fc.record({
    frequencyType: fc.constant("MONTH" as const),
    intervalDays: fc.constant(0),
    weekdays: fc.constant(null),
    monthdays: some(1, 31),
  }),
);

const bounds = fc.record({ startDate: day, endDate: fc.option(day, { nil: null }) });
const schedule = fc.tuple(frequency, bounds).map(([often, ends]) => ({ ...often, ...ends }));

test("a day has as many visits as series name it", () => {
  fc.assert(
    fc.property(
      fc.array(schedule, { maxLength: 8 }),
      day,
      fc.nat(366),
      (schedules, from, after) => {
        const span = { from, to: addDays(from, after) };
        const named = schedules.flatMap((one) => occurrencesIn(one, span));
        const expected = eachDay(from, span.to).map(
          (day) => named.filter((each) => each === day).length,
        );
        expect([...countByDay(schedules, [], span)]).toEqual(expected);
      },
    ),
  );
});
