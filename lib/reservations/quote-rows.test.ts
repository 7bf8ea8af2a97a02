import fc from "fast-check";
import { expect, test } from "vitest";
import type { Price } from "../prices/price-on";
import { addDays, eachDay, monthdayOf, weekdayOf } from "../values/dates";
import { type QuotedLine, quoteRows } from "./quote-rows";

const base = "2028-02-20";
const partnerId = 7;

const written = {
  createdAt: new Date(0),
  updatedAt: new Date(0),
  createdBy: null,
  updatedBy: null,
};

const line = (given: Partial<QuotedLine>): QuotedLine => ({
  ...{ id: 1, version: 1, reservationId: 1, ...written },
  ...{ type: "LVMNOS", quantity: 1, fromDate: base, toDate: base },
  ...{ minCapacityGallons: null, cost: null, maintenanceCost: null },
  ...{ frequencyType: "DAY", intervalDays: 1, weekdays: null, monthdays: null },
  ...given,
});

const price = (given: Partial<Price>): Price => ({
  ...{ partnerId: null, kind: "RENT", type: "LVMNOS", serviceId: null },
  ...{ fromDate: "2028-01-01", amount: "7.00", ...given },
});

const cents = (amount: string) => BigInt(amount.replace(".", ""));

const money = fc
  .integer({ min: 0, max: 99_999 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`);

const days = fc.integer({ min: 0, max: 400 });

test("what is quoted is the sum of each unit's days and visits, counted one by one", () => {
  fc.assert(
    fc.property(
      days,
      fc.option(days),
      fc.integer({ min: 1, max: 9 }),
      money,
      money,
      fc.constantFrom("DAY", "WEEK", "MONTH"),
      fc.integer({ min: 1, max: 6 }),
      (offset, length, quantity, cost, maintenanceCost, frequencyType, every) => {
        const fromDate = addDays(base, offset);
        const toDate = length === null ? null : addDays(fromDate, length);
        const frequency = {
          frequencyType,
          intervalDays: frequencyType === "DAY" ? every : 0,
          weekdays: frequencyType === "WEEK" ? [every] : null,
          monthdays: frequencyType === "MONTH" ? [every] : null,
        };
        const rows = quoteRows(
          [line({ fromDate, toDate, quantity, cost, maintenanceCost, ...frequency })],
          { partnerId, prices: [] },
        );
        const counted = { rent: 0n, visits: 0n };
        for (let unit = 0; unit < quantity; unit += 1)
          for (const [at, day] of eachDay(fromDate, toDate ?? addDays(fromDate, 29)).entries()) {
            counted.rent += cents(cost);
            const isVisit = {
              DAY: at % every === 0,
              WEEK: weekdayOf(day) === every,
              MONTH: monthdayOf(day) === every,
            }[frequencyType];
            if (isVisit) counted.visits += cents(maintenanceCost);
          }
        expect(rows.map(({ subtotal }) => cents(subtotal ?? "?"))).toEqual([
          counted.rent,
          counted.visits,
        ]);
      },
    ),
  );
});

test.each([
  ["its own price before the list's", { cost: "5.00" }, [price({})], "5.00"],
  ["the list's", {}, [price({})], "7.00"],
  ["the client's", {}, [price({}), price({ partnerId, amount: "6.00" })], "6.00"],
  ["that of its first day", {}, [price({}), price({ fromDate: base, amount: "8.00" })], "8.00"],
  ["not what begins later", {}, [price({ fromDate: addDays(base, 1) })], null],
  ["nobody else's", {}, [price({ partnerId: 8 })], null],
  ["none of another type", { type: "CMPRBN" as const }, [price({})], null],
])("a line is quoted at %s", (_, given, prices, expected) => {
  const [row] = quoteRows([line(given)], { partnerId, prices });
  expect(row?.price).toBe(expected);
  expect(row?.subtotal).toBe(expected);
});

test("a line without maintenance has no visits", () => {
  expect(quoteRows([line({ toDate: null })], { partnerId, prices: [] })).toMatchObject([
    { isVisit: false, count: 30, price: null, subtotal: null },
  ]);
});
