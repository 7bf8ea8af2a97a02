import { expect, test } from "vitest";
import type { Paper } from "../papers/expiry";
import { standingsOf } from "./alerts";
import { outlookOf } from "./outlook";

const paper = (field: Paper["field"], expiresOn: Paper["expiresOn"]): Paper => ({
  kind: "vehicle",
  field,
  fieldName: field,
  label: field,
  subjectId: 1,
  subjectName: "PAA-0001",
  recordId: null,
  expiresOn,
});

const standings = standingsOf(
  [
    paper("mtopUntil", "2027-07-15"),
    paper("satelliteUntil", null),
    paper("insuranceUntil", "2026-07-20"),
    paper("registrationUntil", "2026-07-14"),
  ],
  "2026-07-15",
  [10, 30],
);

test("what needs attention comes before what is valid, the missing after the dated", () => {
  expect(standings.map(({ status }) => status)).toEqual(["expired", "due_10", "missing", "valid"]);
});

test("the outlook is the paper that ends first and how many need attention", () => {
  const { first, counts } = outlookOf(standings);
  expect(first).toMatchObject({ field: "registrationUntil", daysLeft: -1 });
  expect(counts).toEqual({ expired: 1, due_10: 1, due_30: 0, missing: 1 });
});

test("nobody's papers have no first", () => {
  expect(outlookOf([]).first).toBeNull();
});
