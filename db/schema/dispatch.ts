import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, time, unique } from "drizzle-orm/pg-core";
import { audit, id, instant, oneOfCheck } from "../columns";
import { routeStatuses } from "../values";
import { assignments } from "./assignments";
import { calendarEvents } from "./calendar";
import { staff } from "./staff";
import { vehicles } from "./vehicles";

/** Who usually goes to a service. */
export const assignmentCrews = pgTable(
  "assignment_crews",
  {
    id: id(),
    assignmentId: integer("project_resource_id")
      .notNull()
      .unique("assignment_crews_once")
      .references(() => assignments.id, { onDelete: "cascade" }),
    staffId: integer("technical_id").references(() => staff.id),
    vehicleId: integer("vehicle_id").references(() => vehicles.id),
    ...audit(),
  },
  (t) => [index("assignment_crews_technical_id_index").on(t.staffId)],
);

/** What somebody does on a day, in order. */
export const routes = pgTable(
  "routes",
  {
    id: id(),
    date: date("date").notNull(),
    staffId: integer("technical_id")
      .notNull()
      .references(() => staff.id),
    vehicleId: integer("vehicle_id").references(() => vehicles.id),
    status: text("status", { enum: routeStatuses }).notNull().default("DRAFT"),
    notes: text("notes"),
    /** When he was last told; null while he knows nothing of it. */
    publishedAt: instant("published_at"),
    ...audit(),
  },
  (t) => [
    unique("routes_day_once").on(t.date, t.staffId),
    index("routes_technical_id_index").on(t.staffId),
    index("routes_vehicle_id_index").on(t.vehicleId),
    oneOfCheck("routes_status_check", t.status, routeStatuses),
    check(
      "routes_published_check",
      sql`${t.status} <> 'PUBLISHED' or ${t.publishedAt} is not null`,
    ),
  ],
);

/** A visit or an event; triggers of the migration take out what leaves the schedule of its day. */
export const routeStops = pgTable(
  "route_stops",
  {
    id: id(),
    routeId: integer("route_id")
      .notNull()
      .references(() => routes.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    assignmentId: integer("project_resource_id").references(() => assignments.id, {
      onDelete: "cascade",
    }),
    plannedDate: date("planned_date"),
    eventId: integer("calendar_event_id").references(() => calendarEvents.id, {
      onDelete: "cascade",
    }),
    windowStart: time("window_start"),
    windowEnd: time("window_end"),
    minutes: integer("minutes"),
    notes: text("notes"),
    ...audit(),
  },
  (t) => [
    index("route_stops_route_id_index").on(t.routeId),
    unique("route_stops_visit_once").on(t.assignmentId, t.plannedDate),
    unique("route_stops_event_once").on(t.eventId),
    check(
      "route_stops_subject_check",
      sql`(${t.assignmentId} is null) = (${t.plannedDate} is null) and (${t.assignmentId} is null) <> (${t.eventId} is null)`,
    ),
    check("route_stops_window_check", sql`${t.windowEnd} >= ${t.windowStart}`),
    check("route_stops_minutes_check", sql`${t.minutes} between 1 and 1440`),
  ],
);
