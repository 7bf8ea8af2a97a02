import { type SQL, sql } from "drizzle-orm";

/** The first instant of the day in the time zone. */
export const startOf = (day: string, timeZone: string): SQL =>
  sql`${day}::date::timestamp at time zone ${timeZone}`;

/** The first instant after it. */
export const endOf = (day: string, timeZone: string): SQL =>
  sql`(${day}::date + 1)::timestamp at time zone ${timeZone}`;
