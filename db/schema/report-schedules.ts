import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, oneOfCheck } from "../columns";
import { namedSpans, reportFormats, reportRhythms } from "../values";
import { users } from "./users";

/** A report that goes by mail to who asked for it, again and again. */
export const reportSchedules = pgTable(
  "report_schedules",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    report: text("report").notNull(),
    /** What its address asks besides the period, without its question mark. */
    asked: text("asked").notNull(),
    /** Named from the day it is sent. */
    span: text("span", { enum: namedSpans }).notNull(),
    format: text("format", { enum: reportFormats }).notNull(),
    rhythm: text("rhythm", { enum: reportRhythms }).notNull(),
    /** From 0, Monday, by the week; from 1 by the month, where a shorter one takes its last. */
    day: integer("day").notNull().default(0),
    hour: integer("hour").notNull(),
    skipsEmpty: boolean("skips_empty").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("report_schedules_user_id_index").on(t.userId),
    oneOfCheck("report_schedules_format_check", t.format, reportFormats),
    oneOfCheck("report_schedules_rhythm_check", t.rhythm, reportRhythms),
    oneOfCheck("report_schedules_span_check", t.span, namedSpans),
    check("report_schedules_hour_check", sql`${t.hour} between 0 and 23`),
    check("report_schedules_day_check", sql`${t.day} between 0 and 31`),
  ],
);
