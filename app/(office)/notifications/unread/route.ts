import { officeRead } from "@/lib/next/office-read";
import { countUnread } from "@/lib/notifications/count-unread";
import { NoInput } from "@/lib/wire/input";

export const GET = officeRead({
  operation: "notifications.list",
  input: NoInput,
  run: countUnread,
  show: (unread) => unread,
});
