import { expect, test } from "vitest";
import type { Entry } from "../schedule/entries";
import { forPerson } from "./agenda";

const entryOf = (kind: Entry["kind"], key: string, status: string, staffId?: number) =>
  ({ kind, key, status, technician: staffId ? { id: staffId, name: "" } : null }) as Entry;

test("a technician finds his own first, and what is over last", () => {
  const entries = [
    entryOf("visit", "a", "PLANNED"),
    entryOf("visit", "b", "DONE", 7),
    entryOf("event", "c", "SCHEDULED", 7),
    entryOf("event", "d", "CANCELLED"),
    entryOf("visit", "e", "PLANNED", 8),
  ];
  const keys = (staffId: number | null) => forPerson(entries, staffId).map(({ key }) => key);
  expect(keys(7)).toEqual(["c", "a", "e", "b", "d"]);
  expect(keys(null)).toEqual(["a", "c", "e", "b", "d"]);
});
