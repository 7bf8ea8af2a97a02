import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { sending, withoutMemory } from "@/components/forms/sent-values";
import type { EventChanges } from "@/lib/calendar/input";
import type { CalendarEvent } from "@/lib/calendar/queries";
import type { OwnStaff } from "@/lib/staff/find-own-staff";
import type { Day } from "@/lib/values/dates";
import { hoursAndMinutes } from "@/lib/values/hours";

type Changes = z.input<typeof EventChanges>;

/** Not sent to the server. */
type EventMemory = {
  form_key?: string;
  project_label?: string;
  staff_label?: string;
  /** By unit id. */
  unit_labels?: Record<string, string>;
};

/** What either schema takes, and what only the form remembers. */
export type EventValues = Partial<Omit<Changes, "project_id" | "details">> & {
  project_id?: number | null | undefined;
  details?: Changes["details"] | undefined;
} & EventMemory;

export type EventFormState = UseFormReturn<EventValues, unknown, EventValues>;

export const newEventValues = (day: Day, own: OwnStaff | null): EventValues => ({
  title: "",
  start_date: day,
  end_date: "",
  start_time: "",
  end_time: "",
  event_type: "MAINTENANCE",
  priority: "MEDIUM",
  status: "SCHEDULED",
  responsible_technical_id: own?.id ?? null,
  staff_label: own?.name ?? "",
  description: "",
  notes: "",
  details: [],
  project_label: "",
  unit_labels: {},
});

/** Which unit is done is recorded elsewhere, and not sent. */
export const eventValues = (event: CalendarEvent): EventValues => ({
  event_id: event.id,
  project_id: event.projectId,
  project_label: event.location,
  title: event.title,
  start_date: event.startDate,
  end_date: event.endDate,
  start_time: hoursAndMinutes(event.startTime) ?? "",
  end_time: hoursAndMinutes(event.endTime) ?? "",
  event_type: event.type,
  priority: event.priority,
  status: event.status,
  responsible_technical_id: event.staffId,
  staff_label: event.staff ? `${event.staff.firstName} ${event.staff.lastName}` : "",
  description: event.description ?? "",
  notes: event.notes ?? "",
  details: event.items.map((item) => ({
    resource_item_id: item.equipmentId,
    project_resource_item_id: item.assignmentId,
    description: item.description,
    cost: item.cost,
  })),
  unit_labels: Object.fromEntries(event.items.map((item) => [item.equipmentId, item.code])),
});

const remembered = {
  form_key: true,
  project_label: true,
  staff_label: true,
  unit_labels: true,
} as const;

export const fieldsOfEvent = (values: EventValues) =>
  withoutMemory<EventValues, EventMemory>(values, remembered);

export const eventSent = sending(fieldsOfEvent, {
  record: "event_id",
  together: [["start_date", "end_date", "start_time", "end_time"]],
});
