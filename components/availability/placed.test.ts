import { expect, test } from "vitest";
import { placedWithin, weeksOf } from "./placed";

const span = { from: "2026-11-30", to: "2026-12-13" };
const at = (from: string, to: string | null) => {
  const placed = placedWithin({ from, to }, span);
  return placed && [placed.begin, placed.end, placed.isCutBefore, placed.isCutAfter];
};

test("a bar takes the days that somebody has the unit, without the day it comes back", () => {
  expect(at("2026-11-30", "2026-12-01")).toEqual([1, 2, false, false]);
  expect(at("2026-12-13", "2026-12-14")).toEqual([14, 15, false, false]);
  expect(at("2026-11-30", "2026-12-14")).toEqual([1, 15, false, false]);
});

test("it is cut where the days shown end, and is nowhere outside them", () => {
  expect(at("2026-11-01", "2026-12-03")).toEqual([1, 4, true, false]);
  expect(at("2026-12-10", "2027-01-03")).toEqual([11, 15, false, true]);
  expect(at("2026-12-10", null)).toEqual([11, 15, false, true]);
  expect(at("2026-11-01", "2026-11-30")).toBeNull();
  expect(at("2026-12-14", null)).toBeNull();
});

test("weeks are those of the days shown", () => {
  expect(weeksOf(span)).toEqual(["2026-11-30", "2026-12-07"]);
});
