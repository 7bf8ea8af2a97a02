import { exportList } from "@/lib/next/export";
import { notificationList } from "@/lib/notifications/list";
import { listNotifications } from "@/lib/notifications/list-notifications";

export const GET = exportList({ list: notificationList, read: listNotifications, inLots: true });
