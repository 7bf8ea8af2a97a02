import { lt, or, sql } from "drizzle-orm";
import { idempotencyKeys, loginFailures, sessions, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { isIdle } from "./idle";

/** Days that the answer to a request with a key is kept. */
export const daysAnswersAreKept = 7;
/** Longer than any allowance of the settings looks back. */
const daysFailuresAreKept = 2;
/** So many rows of each at a time; the next minute takes the next ones. */
const atMost = 5_000;

const daysAgo = ({ now }: BaseContext, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Sessions, kept answers and failed sign-ins whose time is over, whoever they were of; what somebody holds waits. */
export async function forgetExpired(ctx: BaseContext): Promise<void> {
  const { db, now } = ctx;
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(settings, sql`true`)
    .where(or(lt(sessions.expires, now), isIdle(now.toISOString())))
    .limit(atMost)
    .for("update", { of: sessions, skipLocked: true });
  await db.delete(sessions).where(sql`${sessions.id} in ${ended}`);
  const failed = db
    .select({ id: loginFailures.id })
    .from(loginFailures)
    .where(lt(loginFailures.at, daysAgo(ctx, daysFailuresAreKept)))
    .limit(atMost)
    .for("update", { skipLocked: true });
  await db.delete(loginFailures).where(sql`${loginFailures.id} in ${failed}`);
  const { userId, key, createdAt } = idempotencyKeys;
  const answered = db
    .select({ userId, key })
    .from(idempotencyKeys)
    .where(lt(createdAt, daysAgo(ctx, daysAnswersAreKept)))
    .limit(atMost)
    .for("update", { skipLocked: true });
  await db.delete(idempotencyKeys).where(sql`(${userId}, ${key}) in ${answered}`);
}
