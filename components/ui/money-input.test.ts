import { expect, it } from "vitest";
import { plainDecimal } from "./money-input";

it.each([
  ["12.50", "12.50"],
  ["12,5", "12.5"],
  ["1.234,56", "1234.56"],
  ["1,234.56", "1234.56"],
  ["1.234.567", "1234567"],
  ["$ 1 000", "1000"],
  [",5", "0.5"],
  ["abc", "abc"],
  ["", ""],
])("%j is %j", (text, decimal) => expect(plainDecimal(text)).toBe(decimal));
