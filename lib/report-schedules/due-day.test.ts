import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayAt, monthdayOf, numberOf, weekdayOf } from "../values/dates";
import { monthAfter } from "../values/months";
import { dueDay } from "./due-day";

test.each([
  ["DAILY", 0, 7, "2026-11-25", 6, "2026-11-24"],
  ["DAILY", 0, 7, "2026-11-25", 7, "2026-11-25"],
  ["WEEKLY", 0, 7, "2026-11-25", 8, "2026-11-23"],
  ["WEEKLY", 2, 9, "2026-11-25", 8, "2026-11-18"],
  ["MONTHLY", 31, 7, "2026-03-01", 8, "2026-02-28"],
  ["MONTHLY", 31, 7, "2026-03-31", 6, "2026-02-28"],
  ["MONTHLY", 1, 7, "2026-03-01", 7, "2026-03-01"],
] as const)("%s %i at %i, asked on %s at %i", (rhythm, day, hour, today, now, due) => {
  expect(dueDay({ rhythm, day, hour }, { day: today, hour: now })).toBe(due);
});

const falls = {
  DAILY: () => true,
  WEEKLY: (at: string, day: number) => weekdayOf(at) === day,
  MONTHLY: (at: string, day: number) =>
    monthdayOf(at) === Math.min(Math.max(1, day), monthdayOf(addDays(monthAfter(at, 1), -1))),
};

test("it is the latest day of its rhythm that has begun", () => {
  const rhythm = fc.constantFrom(...(["DAILY", "WEEKLY", "MONTHLY"] as const));
  const hour = fc.integer({ min: 0, max: 23 });
  const days = fc.integer({ min: numberOf("2026-01-01"), max: numberOf("2029-12-31") });
  fc.assert(
    fc.property(rhythm, fc.integer({ min: 0, max: 31 }), hour, days, hour, (...given) => {
      const [rhythm, asked, hour, number, now] = given;
      const day = rhythm === "WEEKLY" ? asked % 7 : asked;
      const until = now >= hour ? number : number - 1;
      let expected = until;
      while (!falls[rhythm](dayAt(expected), day)) expected -= 1;
      const due = dueDay({ rhythm, day, hour }, { day: dayAt(number), hour: now });
      expect(due).toBe(dayAt(expected));
    }),
  );
});
