import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, eachDay } from "../values/dates";
import { costOnDay, priceSpans } from "./rates";

const base = "2028-02-20";

const anyRated = fc
  .record({
    cost: fc.constantFrom("10.00", "12.35"),
    rates: fc.uniqueArray(
      fc.record({
        from: fc.integer({ min: 0, max: 40 }).map((days) => addDays(base, days)),
        cost: fc.constantFrom("10.00", "12.35", "0.01"),
      }),
      { selector: ({ from }) => from, maxLength: 5 },
    ),
  })
  .map(({ cost, rates }) => ({
    cost,
    rates: rates.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  }));

test("the spans of a price cover each day once, at the price of that day", () => {
  fc.assert(
    fc.property(
      anyRated,
      fc.integer({ min: -10, max: 50 }),
      fc.integer({ min: -2, max: 60 }),
      (rated, offset, length) => {
        const from = addDays(base, offset);
        const to = addDays(from, length);
        const spans = priceSpans(rated, { from, to });
        const days = spans.flatMap((span) =>
          eachDay(span.from, span.to).map((day) => [day, span.cost]),
        );
        const each = length < 0 ? [] : eachDay(from, to);
        const priceOf = (day: string) =>
          rated.rates.filter((rate) => rate.from <= day).at(-1)?.cost ?? rated.cost;
        expect(days).toEqual(each.map((day) => [day, priceOf(day)]));
        for (const day of each) expect(costOnDay(rated, day)).toBe(priceOf(day));
      },
    ),
  );
});

test("without rates there is one price", () => {
  const span = { from: base, to: addDays(base, 9) };
  expect(priceSpans({ cost: "5.00" }, span)).toEqual([{ ...span, cost: "5.00" }]);
  expect(priceSpans({ cost: "5.00", rates: null }, span)).toEqual([{ ...span, cost: "5.00" }]);
});
