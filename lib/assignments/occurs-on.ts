import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { constant } from "@/db/constant";
import { lastWorkingDayOf } from "../placement/holding";
import type { FrequencyType } from "./frequency";

/** Of the table of assignments or an alias of it. */
type Assignments = Record<
  | "startDate"
  | "endDate"
  | "retirementDate"
  | "frequencyType"
  | "intervalDays"
  | "weekdays"
  | "monthdays",
  PgColumn
>;

/** `clippedSpan` of a row holds the day. */
export const standingOn = (table: Assignments, day: PgColumn | SQL): SQL =>
  and(
    sql`${day} >= ${table.startDate}`,
    sql`${day} <= coalesce(${lastWorkingDayOf(table)}, 'infinity'::date)`,
  ) as SQL;

/** `isOccurrence` of a row, where days are counted and not listed. */
export function occursOn(table: Assignments, day: PgColumn | SQL): SQL {
  const isDue: Record<FrequencyType, SQL> = {
    DAY: sql`(${day} - ${table.startDate}) % greatest(1, ${table.intervalDays}) = 0`,
    WEEK: sql`extract(isodow from ${day})::int - 1 = any(${table.weekdays})`,
    MONTH: sql`extract(day from ${day})::int = any(${table.monthdays})`,
  };
  const cases = Object.entries(isDue).map(([type, is]) => sql`when ${constant(type)} then ${is}`);
  return and(
    standingOn(table, day),
    sql`case ${table.frequencyType} ${sql.join(cases, sql` `)} end`,
  ) as SQL;
}
