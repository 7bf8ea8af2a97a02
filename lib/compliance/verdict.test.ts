import { expect, test } from "vitest";
import type { Cell } from "./matrix-row";
import { verdictInWords, verdictOf } from "./verdict";

const cell = (coverage: Cell["coverage"], expiresOn: Cell["expiresOn"]): Cell => ({
  label: "MTOP",
  coverage,
  expiresOn,
});

test.each([
  [[], "Apto para todo el trabajo"],
  [[cell("ending", "2026-07-12"), cell("ending", "2026-07-15")], "Apto hasta el 12/07/2026"],
  [[cell("missing", null), cell("ending", "2026-07-12")], "No apto"],
  [[cell("expired", "2026-07-09")], "No apto"],
])("%j: %s", (failures, words) => {
  expect(verdictInWords(verdictOf(failures))).toBe(words);
});
