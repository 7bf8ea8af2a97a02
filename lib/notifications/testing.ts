import { asc } from "drizzle-orm";
import { database } from "@/db/client";
import { notifications } from "@/db/schema";

export const allNotifications = () =>
  database().select().from(notifications).orderBy(asc(notifications.id));

/** Who heard of what, in the order in which it was written. */
export const heardOf = async () =>
  (await allNotifications()).map(({ userId, kind }) => [userId, kind] as const);
