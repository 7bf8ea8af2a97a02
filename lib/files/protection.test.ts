import { expect, test } from "vitest";
import { actOn, type FileAct, isAllowed } from "./protection";

test.each<[FileAct, boolean, boolean]>([
  ["attach", false, true],
  ["replace", false, true],
  ["detach", false, true],
  ["restore", false, true],
  ["attach", true, true],
  ["replace", true, false],
  ["detach", true, false],
  ["restore", true, false],
])("%s, sealed %s: allowed %s", (act, isSealed, allowed) => {
  expect(isAllowed(act, { isSealed })).toBe(allowed);
});

test("a file put into a filled field replaces", () => {
  expect([actOn(false), actOn(true)]).toEqual(["attach", "replace"]);
});
