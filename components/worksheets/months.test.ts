import { expect, test } from "vitest";
import { dayName, daysFrom, monthsOf, spansOf } from "./months";

test("a period across months keeps every day once", () => {
  const months = monthsOf("2026-01-20", "2026-03-02");
  expect(months.map(({ name, lead, days }) => [name, lead, days.length])).toEqual([
    ["enero de 2026", 1, 12],
    ["febrero de 2026", 6, 28],
    ["marzo de 2026", 6, 2],
  ]);
});

test("runs of days", () => {
  expect(spansOf(["2026-02-01", "2026-01-30", "2026-01-31", "2026-02-05"])).toEqual([
    { from: "2026-01-30", to: "2026-02-01" },
    { from: "2026-02-05", to: "2026-02-05" },
  ]);
  expect(spansOf([])).toEqual([]);
});

test("a range may be drawn backwards", () =>
  expect(daysFrom("2028-03-01", "2028-02-28")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]));

test("a day by name", () => expect(dayName("2026-01-05")).toBe("lunes 5 de enero de 2026"));
