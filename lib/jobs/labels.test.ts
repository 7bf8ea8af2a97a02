import { expect, test } from "vitest";
import { showWaiting } from "./labels";

test.each([
  [0, "hace 0 s"],
  [59, "hace 59 s"],
  [60, "hace 1 min"],
  [3_599, "hace 59 min"],
  [7_200, "hace 2 h"],
  [200_000, "hace 2 d"],
  [-5, "hace 0 s"],
])("what waits since %i seconds: %s", (seconds, said) => {
  const now = new Date("2026-05-20T12:00:00Z");
  expect(showWaiting(new Date(now.getTime() - seconds * 1_000), now)).toBe(said);
});
