import { expect, test } from "vitest";
import type { Entry } from "../schedule/entries";
import { forPerson } from "./agenda";

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
