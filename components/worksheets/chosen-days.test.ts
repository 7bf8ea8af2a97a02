import { expect, test } from "vitest";
import { dayAfterKey, painted } from "./chosen-days";

const period = { from: "2026-01-20", to: "2026-03-02" };
const taken = new Set(["2026-01-31"]);

test("a range across months leaves out what another line bills", () =>
  expect([...painted(new Set(), ["2026-01-30", "2026-02-02"], { adding: true, taken })]).toEqual([
    "2026-01-30",
    "2026-02-01",
    "2026-02-02",
  ]));

test("a range drawn backwards can be taken away", () => {
  const base = new Set(["2026-02-01", "2026-02-02", "2026-02-03"]);
  const left = painted(base, ["2026-02-03", "2026-02-02"], { adding: false, taken });
  expect([...left]).toEqual(["2026-02-01"]);
});

test.each([
  ["ArrowRight", "2026-01-31", "2026-02-01"],
  ["ArrowDown", "2026-02-26", null],
  ["ArrowUp", "2026-02-03", "2026-01-27"],
  ["ArrowLeft", "2026-01-20", null],
  ["Home", "2026-02-03", "2026-01-20"],
  ["End", "2026-02-03", "2026-03-02"],
  ["Tab", "2026-02-03", null],
])("%s on %s leads to %s", (key, day, target) =>
  expect(dayAfterKey(key, day, period)).toBe(target),
);
