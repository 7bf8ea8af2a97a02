import { lt, or, sql } from "drizzle-orm";
import { sessions, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";
import { idleSessions } from "./idle";

/** Over or idle for too long. */
export async function forgetSessions({ db, now }: BaseContext): Promise<void> {
  const { id, expires } = sessions;
  const ended = db
    .select({ id })
    .from(sessions)
    .innerJoin(settings, sql`true`)
    .where(or(lt(expires, now), idleSessions(now.toISOString())));
  await db.delete(sessions).where(ofOneRound(sessions, id, ended));
}
