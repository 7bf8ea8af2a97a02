import { type Column, type SQL, sql } from "drizzle-orm";
import { settings } from "./schema";

type Span = { days: Column } | { months: Column };

/** What is older is forgotten; a column of the settings holds for how long it is kept. */
export function keptSince(now: Date, kept: Span): SQL {
  const span =
    "days" in kept
      ? sql`make_interval(days => ${kept.days})`
      : sql`make_interval(months => ${kept.months})`;
  return sql`(select ${now.toISOString()}::timestamptz - ${span} from ${settings})`;
}
