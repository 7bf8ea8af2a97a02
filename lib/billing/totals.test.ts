import { expect, test } from "vitest";
import { lineSubtotal, totalsOf } from "./totals";

test.each([
  [["0.10"], "15", "0.02"],
  [["0.03"], "15", "0.00"],
  [["0.10", "0.20"], "15", "0.05"],
  [["100.00"], "12.35", "12.35"],
  [[], "15", "0.00"],
])("the tax of %j at %s is %s, half a cent up", (subtotals, rate, tax) =>
  expect(totalsOf(subtotals, rate).taxAmount).toBe(tax),
);

test("a line to the cent, and no more than can be stored", () => {
  expect(lineSubtotal("1.50", "100.33")).toBe("150.50");
  expect(lineSubtotal("0.33", "0.05")).toBe("0.02");
  expect(lineSubtotal("1", "9999999999.99")).toBe("9999999999.99");
  expect(() => lineSubtotal("2", "9999999999.99")).toThrow("máximo");
  expect(() => totalsOf(["9999999999.99"], "1")).toThrow("máximo");
});
