import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day, eachDay, spanOfDays } from "../values/dates";
import { type BilledSource, openLedger } from "./claims";
import { type Days, daysNotIn, daysOfEither, daysWithin, mayOverlap } from "./days";

const base: Day = "2027-12-20";
const inOrder = (offsets: Iterable<number>): Days =>
  [...new Set(offsets)].map((offset) => addDays(base, offset)).sort();

const someDays = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 25 }).map(inOrder),
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20 }))
    .map(([from, length]) => eachDay(addDays(base, from), addDays(base, from + length))),
);

test("days beside others, of both and within a span are those of sets", () => {
  fc.assert(
    fc.property(someDays, fc.array(someDays, { maxLength: 4 }), (days, lists) => {
      const gone = new Set(lists.flat());
      expect(daysNotIn(days, lists)).toEqual(days.filter((day) => !gone.has(day)));
      const [other = []] = lists;
      expect(daysOfEither(days, other)).toEqual([...new Set([...days, ...other])].sort());
      const from = addDays(base, 5);
      const to = addDays(base, 25);
      expect(daysWithin(days, { from, to })).toEqual(
        days.filter((day) => from <= day && day <= to),
      );
      if (!mayOverlap(days, other)) expect(daysNotIn(days, [other])).toEqual(days);
    }),
    { numRuns: 2_000 },
  );
});

const unit: BilledSource = {
  kind: "RENT",
  assignmentId: 1,
  equipmentId: 1,
  maintenanceSheetId: null,
  shippingGuideId: null,
};

test("a day belongs to the first that takes it", () => {
  fc.assert(
    fc.property(fc.array(someDays, { maxLength: 6 }), (lists) => {
      const ledger = openLedger();
      const taken = new Set<Day>();
      for (const days of lists) {
        const free = days.filter((day) => !taken.has(day));
        expect(ledger.take(unit, days, days)).toEqual(free);
        for (const day of free) taken.add(day);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("an unbroken run is not looked at day by day", () => {
  let looks = 0;
  const watched = (days: Days): Days =>
    new Proxy(days, {
      get(target, key) {
        looks += 1;
        return Reflect.get(target, key);
      },
    });
  const ledger = openLedger();
  const months = Array.from({ length: 10 }, (_, month) =>
    watched(eachDay(addDays(base, month * 300), addDays(base, month * 300 + 299))),
  );
  for (const month of months) ledger.take(unit, month, month);
  expect(looks).toBeLessThan(months.length * 60);
});

test("all who ask for the same days are given one list", () => {
  const month = spanOfDays("2026-02-01", "2026-02-28");
  expect(month).toEqual(eachDay("2026-02-01", "2026-02-28"));
  expect(spanOfDays("2026-02-01", "2026-02-28")).toBe(month);
});
