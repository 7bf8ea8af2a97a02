import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, time } from "drizzle-orm/pg-core";
import { audit, deleted, id, money, notNegative, oneOfCheck } from "../columns";
import { eventPriorities, eventStatuses, eventTypes } from "../values";
import { assignments } from "./assignments";
import { equipment } from "./equipment";
import { projects } from "./projects";
import { staff } from "./staff";

export const calendarEvents = pgTable(
  "calendar_events",
  {
    id: id(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    title: text("title").notNull(),
    startDate: date("start_date").notNull(),
    endDate: date("end_date").notNull(),
    startTime: time("start_time"),
    endTime: time("end_time"),
    description: text("description"),
    type: text("event_type", { enum: eventTypes }).notNull().default("MAINTENANCE"),
    priority: text("priority", { enum: eventPriorities }).notNull().default("MEDIUM"),
    status: text("status", { enum: eventStatuses }).notNull().default("SCHEDULED"),
    staffId: integer("responsible_technical_id").references(() => staff.id),
    color: text("color"),
    notes: text("notes"),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("calendar_events_project_id_index").on(t.projectId),
    index("calendar_events_dates_index").on(t.startDate, t.endDate),
    index("calendar_events_responsible_technical_id_index").on(t.staffId),
    oneOfCheck("calendar_events_type_check", t.type, eventTypes),
    oneOfCheck("calendar_events_priority_check", t.priority, eventPriorities),
    oneOfCheck("calendar_events_status_check", t.status, eventStatuses),
    check("calendar_events_dates_check", sql`${t.endDate} >= ${t.startDate}`),
  ],
);

export const calendarEventItems = pgTable(
  "calendar_event_details",
  {
    id: id(),
    eventId: integer("calendar_event_id")
      .notNull()
      .references(() => calendarEvents.id, { onDelete: "cascade" }),
    equipmentId: integer("resource_item_id")
      .notNull()
      .references(() => equipment.id),
    assignmentId: integer("project_resource_item_id").references(() => assignments.id, {
      onDelete: "set null",
    }),
    description: text("description"),
    cost: money("cost").notNull().default("0"),
    isCompleted: boolean("is_completed").notNull().default(false),
    completedOn: date("completed_date"),
    ...audit(),
  },
  (t) => [
    index("calendar_event_details_calendar_event_id_index").on(t.eventId),
    index("calendar_event_details_project_resource_item_id_index").on(t.assignmentId),
    notNegative("calendar_event_details_cost_check", t.cost),
  ],
);
