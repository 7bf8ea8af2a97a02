import { expect, test } from "vitest";
import { usualEnd } from "./usual-end";

test.each([
  ["2026-01-31", "", 60, "2031-01-31"],
  ["2024-02-29", "", 12, "2025-02-28"],
  ["2026-01-31", "2031-01-31", 60, null],
  ["2026-01-31", "", undefined, null],
  ["31/01/2026", "", 60, null],
  ["", "", 60, null],
  [undefined, undefined, 60, null],
])("from %s, until %s, usually %s months: %s", (from, until, months, end) => {
  expect(usualEnd([from, until], months)).toBe(end);
});
