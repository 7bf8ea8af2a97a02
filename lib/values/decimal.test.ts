import fc from "fast-check";
import { expect, test } from "vitest";
import { asText, compare, round, showMoney, showQuantity, sum, times } from "./decimal";

const cents = fc.bigInt({ min: 0n, max: 999_999_999_999n });
const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, "0")}`;

test("sums of cents are exact", () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 50 }), (values) => {
      const exact = values.reduce((total, value) => total + value, 0n);
      expect(asText(sum(values.map(text)))).toBe(text(exact));
    }),
  );
});

test("products of two-decimal numbers round half up to cents", () => {
  fc.assert(
    fc.property(cents, fc.bigInt({ min: 0n, max: 99_999n }), (a, b) => {
      const exact = (a * b + 50n) / 100n;
      expect(round(times(text(a), text(b)), 2)).toBe(text(exact));
    }),
  );
});

test("half a cent goes up, as binary fractions would not", () => {
  expect(round("1.005", 2)).toBe("1.01");
  expect(round("2.675", 2)).toBe("2.68");
  expect(compare("0.30", sum(["0.1", "0.2"]))).toBe(0);
});

test("money is shown as Ecuador writes it", () => {
  expect(showMoney("1234567.5")).toBe("$1.234.567,50");
  expect(showMoney("0")).toBe("$0,00");
});

test("a quantity has decimals where they say something", () => {
  expect(["31.00", "7.50", "1000", "0.00", "0.05"].map(showQuantity)).toEqual([
    "31",
    "7,50",
    "1.000",
    "0",
    "0,05",
  ]);
});
