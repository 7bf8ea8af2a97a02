import * as z from "zod";
import { notificationKinds } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { Notification } from "./list-notifications";

const NotificationBody = namedBody("Notification", {
  id: z.int(),
  kind: z.enum(notificationKinds),
  label: z.string(),
  text: z.string(),
  url: z.string(),
  record_type: z.string(),
  record_id: z.int(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});

const notificationJson = (one: Notification): z.input<typeof NotificationBody> => ({
  id: one.id,
  kind: one.kind,
  label: one.label,
  text: one.text,
  url: one.url,
  record_type: one.recordType,
  record_id: one.recordId,
  created_at: one.createdAt.toISOString(),
  read_at: one.readAt?.toISOString() ?? null,
});

export const NotificationListing = listBody(NotificationBody);
export const notificationListJson = (listed: Listed<Notification>) =>
  listJson(listed, notificationJson);

const count = z.int().min(0);

export const NotificationsReadBody = recordBody(z.strictObject({ read: count, unread: count }));

export const notificationsReadJson = ({ read, unread }: { read: number; unread: number }) => ({
  message: read === 0 ? "No había nada por leer." : "Marcado como leído.",
  data: { read, unread },
});
