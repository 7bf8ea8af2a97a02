import { and, isNull } from "drizzle-orm";
import { among } from "@/db/among";
import { notifications } from "@/db/schema";
import type { Context } from "../kernel/context";
import { countUnread } from "./count-unread";
import { ownNotifications } from "./list-notifications";

/** All of the caller's own where none are named; another's are left alone. Gives how many were unread. */
export async function markRead(ctx: Context, { ids }: { ids?: readonly number[] | undefined }) {
  const named = ids && among(notifications.id, ids);
  const marked = await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(and(ownNotifications(ctx), isNull(notifications.readAt), named))
    .returning({ id: notifications.id });
  return { read: marked.length, unread: await countUnread(ctx) };
}
