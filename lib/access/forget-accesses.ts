import { lt, sql } from "drizzle-orm";
import { accessEvents, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";

export async function forgetAccesses({ db, now }: BaseContext): Promise<void> {
  const { id, at } = accessEvents;
  const oldest = sql`(select ${now.toISOString()}::timestamptz
    - make_interval(months => ${settings.accessLogMonths}) from ${settings})`;
  const old = db.select({ id }).from(accessEvents).where(lt(at, oldest));
  await db.delete(accessEvents).where(ofOneRound(accessEvents, id, old));
}
