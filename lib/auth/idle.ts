import { type SQL, sql } from "drizzle-orm";
import { sessions, settings } from "@/db/schema";

/** Minutes between two notes of a session's use. */
export const minutesBetweenNotes = 5;

/** A session that is still good, where the settings are at hand. */
export const isLive = (now: SQL | string): SQL =>
  sql`(${sessions.expires} > ${now}::timestamptz and not ${isIdle(now)})`;

/** Whether a session has been without use for longer than the settings allow; none has where they allow any. */
export const isIdle = (now: SQL | string): SQL =>
  sql`(${settings.sessionIdleHours} > 0
    and ${sessions.lastUsedAt} < ${now}::timestamptz - make_interval(hours => ${settings.sessionIdleHours}))`;
