import { lt } from "drizzle-orm";
import { notifications } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";
import { instantBefore } from "../values/instants";

const day = 86_400_000;
const daysKept = 90;

export async function forgetNotifications({ db, now }: BaseContext): Promise<void> {
  const { id, createdAt } = notifications;
  const old = db
    .select({ id })
    .from(notifications)
    .where(lt(createdAt, instantBefore(now, daysKept * day)));
  await db.delete(notifications).where(ofOneRound(notifications, id, old));
}
