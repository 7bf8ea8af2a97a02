import { and, isNotNull, lt } from "drizzle-orm";
import { keptSince } from "@/db/kept-since";
import { mails, settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";
import { instantBefore } from "../values/instants";
import { withoutSecret } from "./hide-secret";

const day = 86_400_000;

/** What gives access goes after a day, sent or not. */
export async function forgetMails({ db, now }: BaseContext): Promise<void> {
  const { id, createdAt, secret } = mails;
  const old = db
    .select({ id })
    .from(mails)
    .where(lt(createdAt, keptSince(now, { days: settings.mailDays })));
  await db.delete(mails).where(ofOneRound(mails, id, old));
  await db
    .update(mails)
    .set(withoutSecret)
    .where(and(isNotNull(secret), lt(createdAt, instantBefore(now, day))));
}
