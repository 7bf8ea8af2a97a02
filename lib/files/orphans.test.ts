import { expect, test } from "vitest";
import { orphanTrouble } from "./orphans";

const orphans = (count: number, stored: number, named = stored - count) => ({
  keys: Array.from({ length: count }, (_, at) => `2026-11/${at}`),
  stored,
  named,
});

test.each([
  ["nothing", orphans(0, 0), null],
  ["few of few", orphans(20, 25), null],
  ["many of very many", orphans(50, 1_000), null],
  ["more than 20 and more than 5 %", orphans(51, 1_000), "too_many"],
  ["one more than few, of few", orphans(21, 400), "too_many"],
  ["one, where nothing is named", orphans(1, 1, 0), "unnamed"],
])("%s", (_, found, trouble) => {
  expect(orphanTrouble(found)).toBe(trouble);
});
