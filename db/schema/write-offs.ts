import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { audit, id, money, notNegative } from "../columns";
import { assignments } from "./assignments";
import { projects } from "./projects";

/** A day is written off once. */
export const writeOffs = pgTable(
  "write_offs",
  {
    id: id(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    assignmentId: integer("project_resource_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    dates: date("dates").array().notNull(),
    amount: money("amount").notNull(),
    reason: text("reason").notNull(),
    ...audit(),
  },
  (t) => [
    index("write_offs_project_id_index").on(t.projectId),
    index("write_offs_project_resource_id_index").on(t.assignmentId),
    notNegative("write_offs_amount_check", t.amount),
    check("write_offs_dates_check", sql`cardinality(${t.dates}) > 0`),
    check("write_offs_reason_check", sql`length(${t.reason}) > 0`),
  ],
);
