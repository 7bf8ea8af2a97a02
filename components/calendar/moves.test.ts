import { expect, it, vi } from "vitest";
import type { Entry } from "@/lib/schedule/entries";
import { droppedOn, isMovable, movedByDays, sendMove } from "./moves";

const shared = {
  key: "one",
  startTime: null,
  endTime: null,
  title: "Limpieza",
  project: { id: 1, location: "Campo Norte", partner: "Andes" },
  units: [],
  technician: null,
  notes: null,
};
const visit: Entry = {
  ...shared,
  kind: "visit",
  from: "2026-11-12",
  to: "2026-11-12",
  assignmentId: 7,
  plannedDate: "2026-11-10",
  visitId: 3,
  version: 2,
  status: "MOVED",
  reason: null,
  isClosed: false,
};
const event: Entry = {
  ...shared,
  kind: "event",
  from: "2026-11-10",
  to: "2026-11-12",
  eventId: 5,
  version: 8,
  type: "INSTALLATION",
  priority: "MEDIUM",
  status: "SCHEDULED",
};
const all = { create: true, update: true, move: true, mark: true, undo: true };

const acts = () => {
  const answer = async () => ({ ok: true as const, data: null });
  return { moveEvent: vi.fn(answer), markVisit: vi.fn(answer), undoVisit: vi.fn(answer) };
};

it("moves an event by the day it was held on", () => {
  const to = droppedOn(event, "2026-11-11", "2026-11-15");
  expect(to).toBe("2026-11-14");
  expect(movedByDays(event, 4)).toMatchObject({ from: "2026-11-14", to: "2026-11-16" });
  const sent = acts();
  sendMove(sent, event, to);
  expect(sent.moveEvent).toHaveBeenCalledWith({ event_id: 5, start_date: "2026-11-14" }, 8);
});

it("moves one visit, named by its planned day, and forgets the move when it comes back", () => {
  const sent = acts();
  sendMove(sent, visit, "2026-11-20");
  const asked = { project_resource_id: 7, date: "2026-11-10", status: "MOVED" };
  expect(sent.markVisit).toHaveBeenCalledWith({ ...asked, moved_to: "2026-11-20" }, 2);
  sendMove(sent, visit, "2026-11-10");
  expect(sent.undoVisit).toHaveBeenCalledWith({ visit_id: 3 }, 2);
});

it("leaves what is over where it is, and everything to whoever may not move", () => {
  expect(isMovable(visit, all)).toBe(true);
  expect(isMovable({ ...visit, status: "DONE" }, all)).toBe(false);
  expect(isMovable({ ...event, status: "COMPLETED" }, all)).toBe(false);
  expect(isMovable(event, { ...all, move: false })).toBe(false);
});
