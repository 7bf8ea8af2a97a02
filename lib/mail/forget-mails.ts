import { and, isNotNull, lt } from "drizzle-orm";
import { mails } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";
import { instantBefore } from "../values/instants";
import { withoutSecret } from "./hide-secret";

const day = 86_400_000;
const daysKept = 90;

/** What gives access goes after a day, sent or not; the mail after ninety. */
export async function forgetMails({ db, now }: BaseContext): Promise<void> {
  const { id, createdAt, secret } = mails;
  const old = db
    .select({ id })
    .from(mails)
    .where(lt(createdAt, instantBefore(now, daysKept * day)));
  await db.delete(mails).where(ofOneRound(mails, id, old));
  await db
    .update(mails)
    .set(withoutSecret)
    .where(and(isNotNull(secret), lt(createdAt, instantBefore(now, day))));
}
