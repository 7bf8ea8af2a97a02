import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { NotificationsRead } from "@/lib/notifications/input";
import { NotificationsReadBody, notificationsReadJson } from "@/lib/notifications/json";
import { markRead } from "@/lib/notifications/mark-read";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "notifications.read",
    input: NotificationsRead,
    run: markRead,
    json: notificationsReadJson,
    output: NotificationsReadBody,
  }),
});
