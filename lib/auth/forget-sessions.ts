import { lt, or, sql } from "drizzle-orm";
import { sessions, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { idleSessions } from "./idle";

/** Rows a round deletes; the next round takes the rest. */
const atMost = 5_000;

/** Over or idle for too long; what somebody has locked waits. */
export async function forgetSessions({ db, now }: BaseContext): Promise<void> {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(settings, sql`true`)
    .where(or(lt(sessions.expires, now), idleSessions(now.toISOString())))
    .limit(atMost)
    .for("update", { of: sessions, skipLocked: true });
  await db.delete(sessions).where(sql`${sessions.id} in ${ended}`);
}
