import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../values/dates";
import { findPriceOn, type Price, type PriceAsked } from "./price-on";

const price = (given: Partial<Price>): Price => ({
  ...{ partnerId: null, kind: "RENT", type: "LVMNOS", serviceId: null },
  ...{ fromDate: "2026-01-01", amount: "10.00", ...given },
});

const rent: PriceAsked = { partnerId: 7, kind: "RENT", type: "LVMNOS", serviceId: null };
const visit: PriceAsked = { ...rent, kind: "VISIT", serviceId: 3 };

test.each<[string, Price[], PriceAsked, string | null]>([
  ["the only one", [price({})], rent, "10.00"],
  ["none before it begins", [price({ fromDate: "2026-02-02" })], rent, null],
  ["on its first day", [price({ fromDate: "2026-02-01" })], rent, "10.00"],
  ["none of another type", [price({ type: "CMPRBN" })], rent, null],
  ["none of another client", [price({ partnerId: 8 })], rent, null],
  [
    "the client's own before everybody's, however old",
    [price({ fromDate: "2026-01-20" }), price({ partnerId: 7, amount: "9.00" })],
    rent,
    "9.00",
  ],
  [
    "everybody's until the client's own begins",
    [price({}), price({ partnerId: 7, amount: "9.00", fromDate: "2026-03-01" })],
    rent,
    "10.00",
  ],
  [
    "the latest",
    [
      price({}),
      price({ fromDate: "2026-01-31", amount: "11.00" }),
      price({ fromDate: "2025-01-01" }),
    ],
    rent,
    "11.00",
  ],
  [
    "that of the service before that of the type",
    [
      price({ kind: "VISIT", amount: "1.00" }),
      price({ kind: "VISIT", type: null, serviceId: 3, amount: "2.00" }),
      price({ kind: "VISIT", type: null, amount: "3.00", fromDate: "2026-01-30" }),
    ],
    visit,
    "2.00",
  ],
])("%s", (_, prices, asked, amount) =>
  expect(findPriceOn(prices, asked, "2026-02-01")?.amount ?? null).toBe(amount),
);

test("the order in which prices stand does not matter", () => {
  const anyPrice = fc
    .record({
      partnerId: fc.constantFrom(null, 7, 8),
      kind: fc.constantFrom("RENT" as const, "VISIT" as const),
      type: fc.constantFrom(null, "LVMNOS" as const),
      serviceId: fc.constantFrom(null, 3),
      days: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ days, ...of }) => ({ ...of, fromDate: addDays("2026-01-01", days), amount: "" }));
  const named = (one: Price) =>
    [one.partnerId, one.kind, one.type, one.serviceId, one.fromDate].join();
  fc.assert(
    fc.property(fc.uniqueArray(anyPrice, { selector: named }), (prices) => {
      const priced = prices.map((one, at) => ({ ...one, amount: `${at}.00` }));
      const found = findPriceOn(priced, visit, "2026-02-01");
      expect(findPriceOn(priced.toReversed(), visit, "2026-02-01")).toEqual(found);
    }),
  );
});
