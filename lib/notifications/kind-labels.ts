import { notificationKinds } from "@/db/values";
import { kinds, type NotificationKind } from "./kinds";

export const notificationKindLabels = Object.fromEntries(
  notificationKinds.map((kind) => [kind, kinds[kind].label]),
) as Record<NotificationKind, string>;
