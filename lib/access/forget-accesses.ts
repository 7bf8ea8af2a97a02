import { lt, sql } from "drizzle-orm";
import { accessEvents, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

/** Rows a round deletes; the next round takes the rest. */
const atMost = 5_000;

export async function forgetAccesses({ db, now }: BaseContext): Promise<void> {
  const oldest = sql`(select ${now.toISOString()}::timestamptz
    - make_interval(months => ${settings.accessLogMonths}) from ${settings})`;
  const old = db
    .select({ id: accessEvents.id })
    .from(accessEvents)
    .where(lt(accessEvents.at, oldest))
    .limit(atMost)
    .for("update", { skipLocked: true });
  await db.delete(accessEvents).where(sql`${accessEvents.id} in ${old}`);
}
