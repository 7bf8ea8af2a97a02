import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockStaffMemberShared } from "../staff/get-staff-member";

/** The technician newly named; 404 when he is missing or inactive. Who stays may have become inactive. */
export async function lockResponsibleShared(
  ctx: BaseContext,
  staffId: number | null | undefined,
  before: number | null = null,
): Promise<void> {
  if (!staffId || staffId === before) return;
  const member = await lockStaffMemberShared(ctx, { staffId });
  if (!member.isActive) throw new NotFound("El técnico está inactivo.");
}
