import { among } from "@/db/among";
import { notificationPreferences } from "@/db/schema";
import type { BaseContext, Role } from "../kernel/context";
import { type NotificationWay, usualWay } from "../states/notification";
import type { NotificationKind } from "./kind";

export type Recipient = { id: number; role: Role; wantsDigest: boolean };

export async function getPreferredWays(ctx: BaseContext, recipients: readonly Recipient[]) {
  const { userId } = notificationPreferences;
  const ids = recipients.map(({ id }) => id);
  const preferences = await ctx.db.select().from(notificationPreferences).where(among(userId, ids));
  const ways = new Map(preferences.map(({ userId, kind, way }) => [`${userId} ${kind}`, way]));
  return (user: Recipient, kind: NotificationKind): NotificationWay =>
    ways.get(`${user.id} ${kind}`) ?? usualWay;
}
