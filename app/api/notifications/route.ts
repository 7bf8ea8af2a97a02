import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { NotificationList } from "@/lib/notifications/input";
import { NotificationListing, notificationListJson } from "@/lib/notifications/json";
import { listNotifications } from "@/lib/notifications/list-notifications";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "notifications.list",
    input: NotificationList,
    run: listNotifications,
    json: notificationListJson,
    output: NotificationListing,
  }),
});
