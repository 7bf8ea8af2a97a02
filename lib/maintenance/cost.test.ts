import fc from "fast-check";
import { expect, test } from "vitest";
import { calculatedTotal, costsAfter, costsFrom, storableTotal } from "./cost";

const cents = fc.bigInt({ min: 0n, max: 999_999n });
const asText = (hundredths: bigint) =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;

test("the total is days × rate + logistics + parts, half up to the cent", () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, (days, rate, logistics, parts) => {
      const labour = (2n * days * rate + 100n) / 200n;
      expect(
        costsFrom({
          days: asText(days),
          dailyRate: asText(rate),
          logisticsCost: asText(logistics),
          partsCost: asText(parts),
        }).totalCost,
      ).toBe(asText(labour + logistics + parts));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [{}, "0.00"],
  [{ dailyRate: "50" }, "50.00"],
  [{ dailyRate: "50", days: "2.5", logisticsCost: "10.10", partsCost: "0.05" }, "135.15"],
  [{ dailyRate: "0.01", days: "0.5" }, "0.01"],
  [{ dailyRate: "50", totalCost: "7" }, "7"],
  [{ dailyRate: "50", days: null, totalCost: null }, "50.00"],
])("new costs of %j total %s", (asked, total) => {
  expect(costsFrom(asked).totalCost).toBe(total);
});

const set = { days: "2", dailyRate: "50", logisticsCost: "10", partsCost: "5", totalCost: "99" };

test.each([
  [{}, "99"],
  [{ totalCost: "1" }, "1"],
  [{ dailyRate: "60" }, "135.00"],
  [{ dailyRate: "60", totalCost: "1" }, "1"],
  [{ partsCost: null }, "110.00"],
  [{ days: null }, "65.00"],
  [{ totalCost: null }, "115.00"],
])("costs written as %j total %s", (asked, total) => {
  expect(costsAfter(set, asked).totalCost).toBe(total);
});

test("a total that cannot be stored is refused", () => {
  expect(() => costsFrom({ days: "99999999", dailyRate: "9999999999" })).toThrow(
    "demasiado grande",
  );
});

test("what is too large to be kept is refused, and can still be told of a sheet whose total was agreed", () => {
  const costs = costsFrom({ dailyRate: "9999999999.99", days: "2", totalCost: "100.00" });
  expect(costs.totalCost).toBe("100.00");
  expect(calculatedTotal(costs)).toBe("19999999999.98");
  expect(() => storableTotal(costs)).toThrow("demasiado grande");
});
