import { lt } from "drizzle-orm";
import { keptSince } from "@/db/kept-since";
import { accessEvents, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";

export async function forgetAccesses({ db, now }: BaseContext): Promise<void> {
  const { id, at } = accessEvents;
  const old = db
    .select({ id })
    .from(accessEvents)
    .where(lt(at, keptSince(now, { months: settings.accessLogMonths })));
  await db.delete(accessEvents).where(ofOneRound(accessEvents, id, old));
}
