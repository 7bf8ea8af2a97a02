import { expect, test } from "vitest";
import { findFreePeriod, monthToBill } from "./month-period";

test.each([
  ["2026-03-01", "2026-02"],
  ["2026-03-15", "2026-02"],
  ["2026-03-16", "2026-03"],
  ["2026-01-10", "2025-12"],
  ["2026-12-31", "2026-12"],
])("on %s the month to bill is %s", (today, month) => expect(monthToBill(today)).toBe(month));

const project = { startDate: "2026-01-01", endDate: null };
const sheet = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });

test.each([
  ["the whole month", [], "2026-02-01", "2026-02-28"],
  ["what is after a sheet", [sheet("2026-01-20", "2026-02-10")], "2026-02-11", "2026-02-28"],
  ["what is before a sheet", [sheet("2026-02-20", "2026-03-10")], "2026-02-01", "2026-02-19"],
  ["around a sheet amid it", [sheet("2026-02-10", "2026-02-19")], "2026-02-01", "2026-02-28"],
  [
    "between sheets",
    [sheet("2026-02-01", "2026-02-09"), sheet("2026-02-20", "2026-02-28")],
    "2026-02-10",
    "2026-02-19",
  ],
  ["not touched by other months", [sheet("2026-01-01", "2026-01-31")], "2026-02-01", "2026-02-28"],
])("%s is free", (_, taken, periodStart, periodEnd) =>
  expect(findFreePeriod("2026-02", project, taken)).toEqual({ periodStart, periodEnd }),
);

test("nothing is free where sheets hold each day, if only of the project's part of the month", () => {
  const halves = [sheet("2026-02-01", "2026-02-14"), sheet("2026-02-15", "2026-02-28")];
  expect(findFreePeriod("2026-02", project, halves)).toBeNull();
  const short = { startDate: "2026-02-10", endDate: "2026-02-20" };
  expect(findFreePeriod("2026-02", short, [sheet("2026-02-10", "2026-02-20")])).toBeNull();
  expect(findFreePeriod("2026-02", short, [])).toEqual(sheet("2026-02-10", "2026-02-20"));
});
