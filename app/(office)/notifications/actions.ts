"use server";

import { action } from "@/lib/next/action";
import { NotificationsRead } from "@/lib/notifications/input";
import { markRead } from "@/lib/notifications/mark-read";

export const read = action({
  operation: "notifications.read",
  input: NotificationsRead,
  run: markRead,
  show: ({ unread }) => unread,
});
