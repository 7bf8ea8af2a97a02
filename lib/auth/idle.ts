import { type SQL, sql } from "drizzle-orm";
import { sessions, settings } from "@/db/schema";

/** Minutes between two notes of a session's use. */
export const minutesBetweenNotes = 5;

/** Where the settings are at hand. */
export const liveSessions = (now: SQL | string): SQL =>
  sql`(${sessions.expires} > ${now}::timestamptz and not ${idleSessions(now)})`;

/** Longer without use than the settings allow; none is where they allow any. */
export const idleSessions = (now: SQL | string): SQL =>
  sql`(${settings.sessionIdleHours} > 0
    and ${sessions.lastUsedAt} < ${now}::timestamptz - make_interval(hours => ${settings.sessionIdleHours}))`;
