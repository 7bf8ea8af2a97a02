import * as z from "zod";
import { eventPriorities, eventStatuses, eventTypes } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { hoursAndMinutes } from "../values/hours";
import { listBody, namedBody, recordBody } from "../wire/output";
import { eventPriorityLabels, eventStatusLabels, eventTypeLabels } from "./labels";
import type { CalendarEvent, EventItem } from "./queries";

const Text = z.string().nullable();
const Day = z.iso.date();
const Time = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .nullable();

const ItemBody = namedBody("EventItem", {
  id: z.int(),
  resource_item_id: z.int(),
  resource_item_code: z.string(),
  resource_item_name: z.string(),
  project_resource_item_id: z.int().nullable(),
  description: Text,
  cost: z.number(),
  is_completed: z.boolean(),
  completed_date: Day.nullable(),
});

const EventBody = namedBody("Event", {
  id: z.int(),
  project_id: z.int(),
  project_name: z.string(),
  title: z.string(),
  start_date: Day,
  end_date: Day,
  start_time: Time,
  end_time: Time,
  description: Text,
  event_type: z.enum(eventTypes),
  event_type_display: z.string(),
  priority: z.enum(eventPriorities),
  priority_display: z.string(),
  status: z.enum(eventStatuses),
  status_display: z.string(),
  responsible_technical_id: z.int().nullable(),
  responsible_technical_name: Text,
  color: Text,
  notes: Text,
  details: z.array(ItemBody),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const itemJson = (item: EventItem): z.input<typeof ItemBody> => ({
  id: item.id,
  resource_item_id: item.equipmentId,
  resource_item_code: item.code,
  resource_item_name: item.name,
  project_resource_item_id: item.assignmentId,
  description: item.description,
  cost: asNumber(item.cost),
  is_completed: item.isCompleted,
  completed_date: item.completedOn,
});

const eventJson = (event: CalendarEvent): z.input<typeof EventBody> => ({
  id: event.id,
  project_id: event.projectId,
  project_name: projectName({ id: event.projectId, partnerName: event.partnerName }),
  title: event.title,
  start_date: event.startDate,
  end_date: event.endDate,
  start_time: hoursAndMinutes(event.startTime),
  end_time: hoursAndMinutes(event.endTime),
  description: event.description,
  event_type: event.type,
  event_type_display: eventTypeLabels[event.type],
  priority: event.priority,
  priority_display: eventPriorityLabels[event.priority],
  status: event.status,
  status_display: eventStatusLabels[event.status],
  responsible_technical_id: event.staffId,
  responsible_technical_name: event.staff && `${event.staff.firstName} ${event.staff.lastName}`,
  color: event.color,
  notes: event.notes,
  details: event.items.map(itemJson),
  created_at: event.createdAt.toISOString(),
  updated_at: event.updatedAt.toISOString(),
});

export const EventRecord = recordBody(EventBody);
export const EventListing = listBody(EventBody);

export const eventRecordJson = (event: CalendarEvent) => ({ data: eventJson(event) });
export const eventCreatedJson = (event: CalendarEvent) => ({
  message: "Evento creado.",
  data: eventJson(event),
});
export const eventUpdatedJson = (event: CalendarEvent) => ({
  message: "Evento actualizado.",
  data: eventJson(event),
});
export const eventMovedJson = (event: CalendarEvent) => ({
  message: "Evento movido.",
  data: eventJson(event),
});
export const eventDeletedJson = () => ({ message: "Evento eliminado." });
export const eventListJson = (listed: Listed<CalendarEvent>) => listJson(listed, eventJson);
