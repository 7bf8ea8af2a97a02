import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { changes, users } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { ReportSpan } from "./span";

/** The company's day of an instant. */
export const dayOfInstant = (instant: PgColumn, { timeZone }: Context): SQL =>
  sql`(${instant} at time zone ${timeZone})::date`;

export const loggedWithin = (
  instant: PgColumn,
  { timeZone }: Context,
  { from, to }: ReportSpan,
): SQL =>
  and(
    sql`${instant} >= ${from}::date::timestamp at time zone ${timeZone}`,
    sql`${instant} < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
  ) as SQL;

/** What the change log says that a column was before the change. */
export const was = ({ name }: PgColumn): SQL => sql`${changes.changes} -> ${name} ->> 0`;

export const became = ({ name }: PgColumn): SQL => sql`${changes.changes} -> ${name} ->> 1`;

export const userName = sql`${users.firstName} || ' ' || ${users.lastName}`;
