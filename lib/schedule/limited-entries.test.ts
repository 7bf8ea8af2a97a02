import { expect, it } from "vitest";
import type { Entry } from "./entries";
import { limitedEntries } from "./limited-entries";

const event = (eventId: number, from: string, to = from): Entry => ({
  kind: "event",
  key: `event-${eventId}`,
  ...{ eventId, version: 1, from, to },
  startTime: null,
  endTime: null,
  title: "Instalación",
  project: { id: 1, location: "Campo Norte", partner: "Andes" },
  units: [],
  technician: null,
  notes: null,
  type: "INSTALLATION",
  priority: "MEDIUM",
  status: "SCHEDULED",
});
const many = Array.from({ length: 7 }, (_, at) => event(at, "2026-11-10"));

it("keeps what a day of the month has room for and counts the rest", () => {
  const { entries, hidden } = limitedEntries(
    [...many, event(8, "2026-11-11")],
    "month",
    "2026-11-20",
  );
  expect(entries).toHaveLength(6);
  expect(hidden).toEqual({ "2026-11-10": 2 });
});

it("shows what lasts several days while one of them has room", () => {
  const long = event(9, "2026-11-10", "2026-11-12");
  const { entries, hidden } = limitedEntries([...many, long], "month", "2026-11-20");
  expect(entries.at(-1)).toBe(long);
  expect(hidden).toEqual({ "2026-11-10": 2 });
});

it("shows all of it where there is room", () => {
  expect(limitedEntries(many, "week", "2026-11-10")).toEqual({ entries: many, hidden: {} });
});
