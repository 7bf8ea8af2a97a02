import { expect, test } from "vitest";
import { holdsWords } from "./plain-text";

test.each([
  ["", true],
  ["  ", true],
  ["cañeria", true],
  ["norte PETROLERA ", true],
  ["pet nor", true],
  ["norte sur", false],
])("«Petrolera del Norte, Cañería» and «%s»: %s", (words, isHeld) => {
  expect(holdsWords("Petrolera del Norte, Cañería", words)).toBe(isHeld);
});
