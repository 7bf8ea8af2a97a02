import { type SQL, sql } from "drizzle-orm";
import { sessions, settings } from "@/db/schema";

export const minutesBetweenNotes = 5;

/** The statement must read the settings. */
export const liveSessions = (now: SQL | string): SQL =>
  sql`(${sessions.expires} > ${now}::timestamptz and not ${idleSessions(now)})`;

/** Unused for longer than the settings allow; 0 hours allow any time. */
export const idleSessions = (now: SQL | string): SQL =>
  sql`(${settings.sessionIdleHours} > 0
    and ${sessions.lastUsedAt} < ${now}::timestamptz - make_interval(hours => ${settings.sessionIdleHours}))`;
