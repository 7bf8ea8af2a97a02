import { notificationKinds } from "@/db/values";
import type { NotificationKind } from "./kind";
import { kinds } from "./kinds";

export const notificationKindLabels = Object.fromEntries(
  notificationKinds.map((kind) => [kind, kinds[kind].label]),
) as Record<NotificationKind, string>;
