import { among } from "@/db/among";
import { notificationPreferences } from "@/db/schema";
import type { BaseContext, Role } from "../kernel/context";
import { type NotificationWay, usualWay } from "../states/notification";
import type { NotificationKind } from "./kind";

export type Hearer = { id: number; role: Role; wantsDigest: boolean };

export async function getWaysAsked(ctx: BaseContext, hearers: readonly Hearer[]) {
  const { userId } = notificationPreferences;
  const ids = hearers.map(({ id }) => id);
  const told = await ctx.db.select().from(notificationPreferences).where(among(userId, ids));
  const ways = new Map(told.map(({ userId, kind, way }) => [`${userId} ${kind}`, way]));
  return (user: Hearer, kind: NotificationKind): NotificationWay =>
    ways.get(`${user.id} ${kind}`) ?? usualWay;
}
