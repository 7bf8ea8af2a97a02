import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ReportSpan } from "./span";

/** Both ends count. */
export const withinSpan = (day: PgColumn | SQL, { from, to }: ReportSpan): SQL =>
  sql`${day} between ${from}::date and ${to}::date`;

export const monthOfDay = (day: PgColumn | SQL): SQL => sql`to_char(${day}, 'YYYY-MM')`;
