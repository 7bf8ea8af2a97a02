import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../values/dates";
import { isWaiting, planVisits } from "./plan";
import { waitingDays } from "./waiting";

const start = "2025-11-20";
const today = "2026-03-10";
const day = fc.integer({ min: -5, max: 140 }).map((after) => addDays(start, after));
const someDays = (from: number, to: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: to }), { minLength: 1, maxLength: 5 });

const rule = fc.oneof(
  fc.record({
    frequencyType: fc.constant("DAY" as const),
    intervalDays: fc.integer({ min: 1, max: 9 }),
    weekdays: fc.constant(null),
    monthdays: fc.constant(null),
  }),
  fc.record({
    frequencyType: fc.constant("WEEK" as const),
    intervalDays: fc.constant(0),
    weekdays: someDays(0, 6),
    monthdays: fc.constant(null),
  }),
  fc.record({
    frequencyType: fc.constant("MONTH" as const),
    intervalDays: fc.constant(0),
    weekdays: fc.constant(null),
    monthdays: someDays(1, 31),
  }),
);

const visit = fc.record({
  plannedDate: day,
  status: fc.constantFrom("DONE" as const, "SKIPPED" as const, "MOVED" as const),
  to: day,
});
const visits = fc
  .uniqueArray(visit, { selector: ({ plannedDate }) => plannedDate, maxLength: 20 })
  .map((all) =>
    all.map(({ to, ...one }) => ({
      ...one,
      assignmentId: 1,
      movedTo: one.status === "MOVED" ? to : null,
    })),
  );

test("are the days that the plan leaves waiting", () => {
  const ends = fc.record({
    endDate: fc.option(day, { nil: null }),
    retirementDate: fc.option(day, { nil: null }),
  });
  fc.assert(
    fc.property(rule, ends, visits, (frequency, end, recorded) => {
      const service = { assignmentId: 1, startDate: start, ...frequency, ...end };
      const to = addDays(today, -1);
      const planned = planVisits([service], recorded, { from: "2020-01-01", to });
      const settled = recorded.filter(({ status }) => status !== "MOVED");
      const found = waitingDays(
        service,
        {
          settled: new Set(settled.map(({ plannedDate }) => plannedDate)),
          moved: recorded.flatMap(({ plannedDate, movedTo }) =>
            movedTo ? [{ plannedDate, movedTo }] : [],
          ),
        },
        to,
      );
      const expected = planned.filter(isWaiting).map(({ date }) => date);
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 3_000 },
  );
});
