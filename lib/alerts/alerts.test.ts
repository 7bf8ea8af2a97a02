import { expect, test } from "vitest";
import type { Paper } from "../papers/expiry";
import { alertCountsOf } from "./alert-counts";
import { alertsOf } from "./alerts";

const paper = (given: Partial<Paper>): Paper => ({
  kind: "technical",
  field: "licenseUntil",
  fieldName: "license_expiry_date",
  label: "Licencia de conducir",
  subjectId: 1,
  subjectName: "Rosa Grefa",
  recordId: null,
  expiresOn: null,
  ...given,
});

const until = (...days: (string | null)[]) => days.map((expiresOn) => paper({ expiresOn }));

test("the worst come first, the missing last, and the valid not at all", () => {
  const papers = until(null, "2026-08-14", "2026-07-14", "2026-08-15", "2026-07-15", "2020-01-01");
  const alerts = alertsOf(papers, "2026-07-15", [10, 30]);
  expect(alerts.map(({ status, daysLeft }) => [status, daysLeft])).toEqual([
    ["expired", -2387],
    ["expired", -1],
    ["due_10", 0],
    ["due_30", 30],
    ["missing", null],
  ]);
  expect(alertCountsOf(alerts)).toEqual({ expired: 2, due_10: 1, due_30: 1, missing: 1 });
});

test("papers of one day are ordered by name, in Spanish, then kind and record", () => {
  const papers = [
    paper({ subjectName: "Zoila" }),
    paper({ subjectName: "Álvaro", kind: "vaccine", recordId: 8 }),
    paper({ subjectName: "Álvaro", kind: "vaccine", recordId: 7 }),
    paper({ subjectName: "Álvaro", field: "questUntil" }),
    paper({ subjectName: "Álvaro", field: "maeUntil" }),
    paper({ subjectName: "Bolívar" }),
  ];
  const alerts = alertsOf(papers, "2026-07-15", [10, 30]);
  expect(alerts.map((one) => [one.subjectName, one.recordId ?? one.field])).toEqual([
    ["Álvaro", "maeUntil"],
    ["Álvaro", "questUntil"],
    ["Álvaro", 7],
    ["Álvaro", 8],
    ["Bolívar", "licenseUntil"],
    ["Zoila", "licenseUntil"],
  ]);
});

test("the thresholds are the company's", () => {
  const alerts = alertsOf(until("2026-07-18", "2026-07-20", "2026-07-21"), "2026-07-15", [3, 5]);
  expect(alerts.map(({ status }) => status)).toEqual(["due_10", "due_30"]);
});
