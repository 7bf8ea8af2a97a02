import fc from "fast-check";
import { expect, test } from "vitest";
import { occurrencesIn } from "../assignments/occurrences";
import { isMoved } from "../states/visit";
import { addDays } from "../values/dates";
import { isWaiting, planVisits } from "./plan";
import { firstUnrecorded, waitingOf } from "./waiting";

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
      const waiting = planned.filter(isWaiting).map(({ date }) => date);
      const series = occurrencesIn(service, { from: start, to });
      const isOfSeries = ({ plannedDate }: { plannedDate: string }) => series.includes(plannedDate);
      const days = recorded.filter(isOfSeries).map(({ plannedDate }) => plannedDate);
      const moved = planned.flatMap(({ visit, date }) => (visit && isMoved(visit) ? date : []));
      const known = {
        recorded: days.length,
        firstRecorded: days.toSorted()[0] ?? null,
        moved: moved.length,
        firstMoved: moved.toSorted()[0] ?? null,
      };
      const found = waitingOf(service, known, to);
      expect(found.visits).toBe(waiting.length);
      const oldest = waiting.toSorted()[0] ?? null;
      if (found.oldest !== null || found.visits === 0) expect(found.oldest).toBe(oldest);
      else {
        const first = firstUnrecorded(service, new Set(days), to);
        expect([first, known.firstMoved].filter(Boolean).toSorted()[0]).toBe(oldest);
      }
    }),
    { numRuns: 3_000 },
  );
});
