import { expect, test } from "vitest";
import { lastDayOf, monthsUntil, shortMonth, showMonth } from "./months";

test("the months that end with a day's own cross the years", () => {
  expect(monthsUntil("2026-02-28", 4)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsUntil("2026-12-01", 1)).toEqual(["2026-12"]);
});

test("a year of months has each once", () => {
  const year = monthsUntil("2026-07-31", 12);
  expect(new Set(year.map((month) => month.slice(5))).size).toBe(12);
  expect([year[0], year.at(-1)]).toEqual(["2025-08", "2026-07"]);
});

test("months have Spanish names", () => {
  expect(showMonth("2026-11")).toBe("noviembre de 2026");
  expect(shortMonth("2026-09")).toBe("sep");
});

test("the last day of a month knows leap years", () => {
  expect(["2026-12", "2028-02", "2026-02", "2026-04"].map(lastDayOf)).toEqual([
    "2026-12-31",
    "2028-02-29",
    "2026-02-28",
    "2026-04-30",
  ]);
});
