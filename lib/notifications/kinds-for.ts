import { notificationKinds } from "@/db/values";
import { roleMay } from "../auth/permissions";
import type { Role } from "../kernel/context";
import { kinds, type NotificationKind } from "./kinds";

/** Those that a role may see. */
export const kindsFor = (role: Role): NotificationKind[] =>
  notificationKinds.filter((kind) => roleMay(role, kinds[kind].operation));
