import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day, dayAt, numberOf } from "../values/dates";
import { daysKept } from "./kept-copies";

const start = numberOf("2024-01-01");
const someDays = fc
  .integer({ min: 10, max: 900 })
  .chain((max) => fc.uniqueArray(fc.integer({ min: 0, max }), { maxLength: 120, size: "max" }))
  .map((numbers) => numbers.map((number) => dayAt(start + number)));

/** Kept for a period when nothing newer is in it and fewer than so many newer periods have a copy. */
function isLastOfOneOf(
  day: Day,
  days: readonly Day[],
  most: number,
  periodOf: (day: Day) => unknown,
) {
  const newer = days.filter((other) => other > day);
  const periods = new Set(newer.map(periodOf));
  return !periods.has(periodOf(day)) && periods.size < most;
}

const isoWeek = (day: Day) => Math.floor((numberOf(day) - numberOf("2024-01-01")) / 7);

test("what is kept is what seven days, four weeks and twelve months ask for, and no more", () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const kept = daysKept(days);
      for (const day of days)
        expect(kept.has(day), day).toBe(
          isLastOfOneOf(day, days, 7, (one) => one) ||
            isLastOfOneOf(day, days, 4, isoWeek) ||
            isLastOfOneOf(day, days, 12, (one) => one.slice(0, 7)),
        );
    }),
  );
});

test("a copy each day leaves at most 23, however long it goes on", () => {
  let days: Day[] = [];
  for (let day = "2024-01-01"; day < "2026-01-01"; day = addDays(day, 1))
    days = [...daysKept([...days, day])];
  expect(days.length).toBeLessThanOrEqual(23);
  expect(days).toContain("2025-12-31");
  expect(days).toContain("2025-01-31");
});
