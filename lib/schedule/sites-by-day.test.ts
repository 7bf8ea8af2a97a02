import { expect, test } from "vitest";
import type { Entry, EventEntry } from "./entries";
import { sitesByDay } from "./sites-by-day";

const north = { id: 1, location: "Campo Norte", partner: "Andes" };
const south = { id: 2, location: "Campo Sur", partner: "Andes" };
const november = { from: "2026-10-26", to: "2026-12-06" };

const event = (
  eventId: number,
  project: typeof north,
  from: string,
  more: Partial<EventEntry> = {},
): Entry => ({
  kind: "event",
  key: `event-${eventId}`,
  ...{ eventId, version: 1, from, to: from, project },
  startTime: null,
  endTime: null,
  title: "Instalación",
  units: [],
  technician: null,
  notes: null,
  type: "INSTALLATION",
  priority: "MEDIUM",
  status: "SCHEDULED",
  ...more,
});

test("each camp of a day is told once, with what waits there and what is late", () => {
  const days = sitesByDay(
    [
      event(1, north, "2026-11-10"),
      event(2, south, "2026-11-10", { status: "COMPLETED" }),
      event(3, north, "2026-11-10", { status: "COMPLETED" }),
      event(4, north, "2026-11-20"),
    ],
    november,
    "2026-11-15",
  );
  const camp = ({ id, location, partner }: typeof north) => ({ projectId: id, location, partner });
  expect(days).toEqual({
    "2026-11-10": [
      { ...camp(north), count: 2, waiting: 1, late: 1 },
      { ...camp(south), count: 1, waiting: 0, late: 0 },
    ],
    "2026-11-20": [{ ...camp(north), count: 1, waiting: 1, late: 0 }],
  });
});

test("what lasts several days counts on each one that is shown", () => {
  const days = sitesByDay(
    [event(1, north, "2026-10-24", { to: "2026-10-27" })],
    november,
    "2026-11-15",
  );
  expect(Object.keys(days)).toEqual(["2026-10-26", "2026-10-27"]);
});
