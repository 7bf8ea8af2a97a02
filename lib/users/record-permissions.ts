import { recordAccess } from "../access/record-access";
import { roleLabels } from "../auth/labels";
import type { Context } from "../kernel/context";
import type { User } from "./get-user";

type PermissionsChanged = User & { hasNewPassword: boolean; ended: string | null };

export async function recordPermissions(ctx: Context, before: User, after: PermissionsChanged) {
  const changed = [
    before.role !== after.role && `${roleLabels[before.role]} → ${roleLabels[after.role]}`,
    before.isActive !== after.isActive && (after.isActive ? "activado" : "desactivado"),
    before.email !== after.email && `antes ${before.email}`,
    after.hasNewPassword && "contraseña nueva",
    after.ended,
  ].filter(Boolean);
  if (changed.length > 0)
    await recordAccess(ctx, {
      kind: "USER_CHANGED",
      subject: `${after.email}: ${changed.join(", ")}`,
    });
}
