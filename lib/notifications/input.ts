import * as z from "zod";
import { notificationKinds, notificationWays } from "@/db/values";
import { alwaysPaged, filter, paging, QueryFlag } from "../lists/input";
import { Id } from "../wire/input";

export const NotificationList = z
  .object({
    kind: filter(z.enum(notificationKinds)),
    unread: filter(QueryFlag),
    ...paging,
  })
  .transform(alwaysPaged);

export const NotificationsRead = z
  .object({ ids: z.array(Id).max(500).optional() })
  .meta({ id: "NotificationsRead" });

export const NotificationPreferences = z.object({
  ways: z.partialRecord(z.enum(notificationKinds), z.enum(notificationWays)),
});
