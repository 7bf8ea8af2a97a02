import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { audit, id, oneOfCheck } from "../columns";
import { visitStatuses } from "../values";
import { assignments } from "./assignments";
import { staff } from "./staff";

export const visits = pgTable(
  "schedule_visits",
  {
    id: id(),
    assignmentId: integer("project_resource_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    plannedDate: date("planned_date").notNull(),
    status: text("status", { enum: visitStatuses }).notNull(),
    movedTo: date("moved_to"),
    reason: text("reason"),
    staffId: integer("technical_id").references(() => staff.id),
    notes: text("notes"),
    ...audit(),
  },
  (t) => [
    unique("schedule_visits_planned_unique").on(t.assignmentId, t.plannedDate),
    index("schedule_visits_planned_date_index").on(t.plannedDate),
    index("schedule_visits_moved_to_index").on(t.movedTo),
    oneOfCheck("schedule_visits_status_check", t.status, visitStatuses),
    check(
      "schedule_visits_moved_check",
      sql`case ${t.status} when 'MOVED' then ${t.movedTo} is not null when 'SKIPPED' then ${t.movedTo} is null else true end`,
    ),
    check("schedule_visits_reason_check", sql`${t.status} <> 'SKIPPED' or length(${t.reason}) > 0`),
  ],
);
