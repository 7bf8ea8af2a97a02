import { expect, test } from "vitest";
import type { Entry } from "./entries";
import { entryHours, entryState, isOverdue } from "./labels";

const today = "2026-03-10";
const entryOf = (kind: Entry["kind"], status: string, to: string) =>
  ({ kind, status, from: "2026-03-01", to }) as Entry;

test.each([
  ["visit", "PLANNED", "2026-03-09", "Atrasada"],
  ["visit", "MOVED", "2026-03-09", "Atrasada"],
  ["visit", "PLANNED", today, "Prevista"],
  ["visit", "DONE", "2026-03-09", "Realizada"],
  ["visit", "SKIPPED", "2026-03-09", "Omitida"],
  ["event", "SCHEDULED", "2026-03-09", "Atrasado"],
  ["event", "IN_PROGRESS", "2026-03-09", "Atrasado"],
  ["event", "SCHEDULED", today, "Programado"],
  ["event", "COMPLETED", "2026-03-09", "Completado"],
  ["event", "CANCELLED", "2026-03-09", "Cancelado"],
] as const)("a %s that is %s until %s is %s", (kind, status, to, said) => {
  const entry = entryOf(kind, status, to);
  expect(entryState(entry, today)).toBe(said);
  expect(isOverdue(entry, today)).toBe(said.startsWith("Atrasad"));
});

test.each([
  ["08:00", "10:30", "08:00–10:30"],
  ["08:00", null, "08:00"],
  [null, "10:30", "Hasta las 10:30"],
  [null, null, ""],
])("from %s to %s is %j", (startTime, endTime, said) => {
  expect(entryHours({ startTime, endTime })).toBe(said);
});
