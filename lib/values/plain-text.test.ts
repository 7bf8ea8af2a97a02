import { expect, test } from "vitest";
import { hasWords } from "./plain-text";

test.each([
  ["", true],
  ["  ", true],
  ["cañeria", true],
  ["norte PETROLERA ", true],
  ["pet nor", true],
  ["norte sur", false],
])("«Petrolera del Norte, Cañería» and «%s»: %s", (words, hasAll) => {
  expect(hasWords("Petrolera del Norte, Cañería", words)).toBe(hasAll);
});
