import { eq } from "drizzle-orm";
import { notificationPreferences } from "@/db/schema";
import type { Context } from "../kernel/context";
import { usualWay } from "../states/notification";
import { kinds } from "./kinds";
import { kindsFor } from "./kinds-for";

/** Of each kind that the caller may see. */
export async function listWays(ctx: Context) {
  const { user } = ctx.caller;
  const { userId } = notificationPreferences;
  const preferences = await ctx.db
    .select()
    .from(notificationPreferences)
    .where(eq(userId, user.id));
  const ways = new Map(preferences.map(({ kind, way }) => [kind, way]));
  return kindsFor(user.role).map((kind) => {
    const { label, hint } = kinds[kind];
    return { kind, label, hint, way: ways.get(kind) ?? usualWay };
  });
}

export type NotificationPreference = Awaited<ReturnType<typeof listWays>>[number];
