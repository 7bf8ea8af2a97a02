import { expect, test } from "vitest";
import { addDays, eachDay } from "../values/dates";
import { expiryOf, expirySpan, lastOfEach, type Paper, paperStates } from "./expiry";

test.each([
  ["2026-07-14", "expired", -1],
  ["2026-07-15", "due_10", 0],
  ["2026-07-25", "due_10", 10],
  ["2026-07-26", "due_30", 11],
  ["2026-08-14", "due_30", 30],
  ["2026-08-15", "valid", 31],
])("a paper until %s is %s on 15/07/2026", (expiresOn, status, daysLeft) => {
  expect(expiryOf({ expiresOn }, "2026-07-15")).toEqual({ status, daysLeft });
});

test("a paper without a date is missing", () => {
  expect(expiryOf({ expiresOn: null }, "2026-07-15")).toEqual({
    status: "missing",
    daysLeft: null,
  });
});

test("the thresholds are the company's", () => {
  expect(expiryOf({ expiresOn: "2026-07-20" }, "2026-07-15", [3, 5]).status).toBe("due_30");
});

test("the days of each state are those on which the rule says so", () => {
  const today = "2026-07-15";
  for (const expiresOn of eachDay(addDays(today, -5), addDays(today, 60))) {
    const within = paperStates.filter((state) => {
      const { from, to } = expirySpan(state, today, [10, 30]);
      return (from === null || from <= expiresOn) && (to === null || expiresOn <= to);
    });
    expect(within).toEqual([expiryOf({ expiresOn }, today).status]);
  }
});

test("who may go is asked of the last pass of each block and the last of each other paper", () => {
  const kind = "vehicle_pass" as const;
  const paper = { kind, field: "expiresOn", fieldName: "fecha_caducidad", subjectName: "PAA-1" };
  const pass = (subjectId: number, block: string, expiresOn: string, recordId: number): Paper => ({
    ...paper,
    ...{ subjectId, block, expiresOn, recordId, label: "Pase" },
  });
  const own: Paper = { ...pass(1, "", "2026-01-01", 0), kind: "vehicle", label: "Matrícula" };
  const kept = lastOfEach([
    own,
    pass(1, "BLOCK_01", "2020-01-01", 1),
    pass(1, "BLOCK_01", "2030-01-01", 2),
    pass(1, "BLOCK_01", "2025-01-01", 3),
    pass(1, "BLOCK_02", "2020-01-01", 4),
    pass(2, "BLOCK_01", "2020-01-01", 5),
  ]);
  expect(kept.map(({ recordId }) => recordId)).toEqual([0, 2, 4, 5]);
});
