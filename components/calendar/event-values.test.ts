import { expect, it } from "vitest";
import { EventChanges } from "@/lib/calendar/input";
import type { CalendarEvent, EventItem } from "@/lib/calendar/queries";
import { eventValues, fieldsOfEvent } from "./event-values";

const stamps = {
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  createdBy: null,
  updatedBy: null,
};

const item: EventItem = {
  ...stamps,
  id: 1,
  eventId: 5,
  equipmentId: 7,
  assignmentId: 9,
  code: "PSL-01",
  name: "Planta",
  description: "Bomba",
  cost: "12.50",
  isCompleted: false,
  completedOn: null,
};
const event: CalendarEvent = {
  ...stamps,
  id: 5,
  projectId: 3,
  title: "Limpieza",
  startDate: "2026-11-10",
  endDate: "2026-11-10",
  startTime: null,
  endTime: null,
  description: null,
  type: "MAINTENANCE",
  priority: "MEDIUM",
  status: "SCHEDULED",
  staffId: null,
  staff: null,
  color: null,
  notes: null,
  isDeleted: false,
  partnerName: "Andes",
  location: "Campo Norte",
  items: [item],
};

it("sends the units of an event with what they had, and nothing of whether they are done", () => {
  const { items } = EventChanges.parse(fieldsOfEvent(eventValues(event)));
  const { equipmentId, assignmentId, description, cost } = item;
  expect(items).toEqual([{ equipmentId, assignmentId, description, cost }]);
});
