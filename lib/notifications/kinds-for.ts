import { notificationKinds } from "@/db/values";
import { roleMay } from "../auth/permissions";
import type { Role } from "../kernel/context";
import type { NotificationKind } from "./kind";
import { kinds } from "./kinds";

/** Those that a role may see. */
export const kindsFor = (role: Role): NotificationKind[] =>
  notificationKinds.filter((kind) => roleMay(role, kinds[kind].operation));
