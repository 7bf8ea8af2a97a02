import { expect, test } from "vitest";
import type { Entry } from "../schedule/entries";
import type { PlannedVisit } from "../schedule/list-schedule";
import { forPerson, lateServicesOf } from "./agenda";

const today = "2026-03-10";

const visitOf = (
  assignmentId: number,
  date: string,
  status: "DONE" | "SKIPPED" | "MOVED" | null = null,
) =>
  ({
    service: { assignmentId },
    plannedDate: date,
    date,
    visit: status && { status },
  }) as PlannedVisit;

test("only visits of days past that nobody recorded are late", () => {
  const visits = [
    visitOf(1, "2026-03-08"),
    visitOf(1, "2026-03-09", "DONE"),
    visitOf(1, today),
    visitOf(2, "2026-03-09", "SKIPPED"),
    visitOf(3, "2026-03-09", "MOVED"),
  ];
  expect(
    lateServicesOf(visits, today).map(({ service, visits, oldest }) => [
      service.assignmentId,
      visits,
      oldest,
    ]),
  ).toEqual([
    [1, 1, "2026-03-08"],
    [3, 1, "2026-03-09"],
  ]);
});

test("the service that waits longest comes first, then the one with more visits", () => {
  const visits = [
    visitOf(1, "2026-03-05"),
    visitOf(2, "2026-03-01"),
    visitOf(3, "2026-03-05"),
    visitOf(3, "2026-03-06"),
  ];
  expect(lateServicesOf(visits, today).map(({ service }) => service.assignmentId)).toEqual([
    2, 3, 1,
  ]);
});

const entryOf = (key: string, status: string, staffId?: number) =>
  ({ key, status, technician: staffId ? { id: staffId, name: "" } : null }) as Entry;

test("a technician finds his own first, and what is over last", () => {
  const entries = [
    entryOf("a", "PLANNED"),
    entryOf("b", "DONE", 7),
    entryOf("c", "SCHEDULED", 7),
    entryOf("d", "CANCELLED"),
    entryOf("e", "PLANNED", 8),
  ];
  const keys = (staffId: number | null) => forPerson(entries, staffId).map(({ key }) => key);
  expect(keys(7)).toEqual(["c", "a", "e", "b", "d"]);
  expect(keys(null)).toEqual(["a", "c", "e", "b", "d"]);
});
