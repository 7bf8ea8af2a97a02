import { expect, test } from "vitest";
import { rentWords } from "./rent-words";

test.each([
  ["1.00", "1 día × $45,00"],
  ["10.00", "10 días × $45,00"],
  ["7.50", "7,50 días × $45,00"],
  ["0.00", "0 días × $45,00"],
])("%s days are told as %s", (days, words) => {
  expect(rentWords({ days, dailyRate: "45.00" })).toBe(words);
});
