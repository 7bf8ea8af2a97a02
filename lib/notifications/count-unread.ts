import { and, isNull } from "drizzle-orm";
import { notifications } from "@/db/schema";
import type { Context } from "../kernel/context";
import { ownNotifications } from "./list-notifications";

export const countUnread = (ctx: Context): Promise<number> =>
  ctx.db.$count(notifications, and(ownNotifications(ctx), isNull(notifications.readAt)));
