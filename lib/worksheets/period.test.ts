import { expect, test } from "vitest";
import { assertSheetPeriod, monthOf } from "./period";

test.each([
  ["2028-02-10", "2027-01-01", null, "2028-02-01", "2028-02-29"],
  ["2026-02-10", "2025-01-01", null, "2026-02-01", "2026-02-28"],
  ["2026-12-31", "2025-01-01", null, "2026-12-01", "2026-12-31"],
  ["2026-01-31", "2026-01-10", "2026-01-20", "2026-01-10", "2026-01-20"],
  ["2026-04-30", "2026-04-30", null, "2026-04-30", "2026-04-30"],
  ["2026-01-31", "2026-03-01", null, "2026-01-01", "2026-01-31"],
  ["2026-05-31", "2026-01-01", "2026-03-01", "2026-05-01", "2026-05-31"],
])(
  "the month of %s in a project from %s to %s",
  (day, startDate, endDate, periodStart, periodEnd) =>
    expect(monthOf(day, { startDate, endDate })).toEqual({ periodStart, periodEnd }),
);

test("goes forward, three years at most", () => {
  const periodStart = "2026-01-01";
  expect(() => assertSheetPeriod({ periodStart, periodEnd: periodStart })).not.toThrow();
  expect(() => assertSheetPeriod({ periodStart, periodEnd: "2029-01-04" })).not.toThrow();
  expect(() => assertSheetPeriod({ periodStart, periodEnd: "2029-01-05" })).toThrow("tres años");
  expect(() => assertSheetPeriod({ periodStart, periodEnd: "2025-12-31" })).toThrow("anterior");
});
