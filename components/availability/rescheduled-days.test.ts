import { expect, test } from "vitest";
import { gripAt, rescheduledDays } from "./rescheduled-days";

const bar = { left: 100, right: 200 };

test.each([
  [104, "", "from"],
  [197, "", "to"],
  [150, "", "whole"],
  [104, "before", null],
  [197, "before", "to"],
  [197, "after", null],
  [104, "after", "from"],
  [150, "before after", null],
] as const)("a hand at %i of a bar cut %j takes %s", (x, cut, grip) => {
  expect(gripAt(x, bar, cut)).toBe(grip);
});

const days = { from: "2036-12-10", to: "2036-12-20" };

test.each([
  [days, "to", 3, { from: "2036-12-10", to: "2036-12-23" }],
  [days, "to", -30, { from: "2036-12-10", to: "2036-12-11" }],
  [days, "from", -3, { from: "2036-12-07", to: "2036-12-20" }],
  [days, "from", 30, { from: "2036-12-19", to: "2036-12-20" }],
  [days, "whole", 5, { from: "2036-12-15", to: "2036-12-25" }],
  [{ from: "2036-12-10", to: null }, "from", 2, { from: "2036-12-12", to: null }],
  [{ from: "2036-12-10", to: "2036-12-10" }, "to", 1, { from: "2036-12-10", to: "2036-12-12" }],
] as const)("%o by its %s, %i days", (before, grip, by, after) => {
  expect(rescheduledDays(before, grip, by)).toEqual(after);
});
