import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { getStaffMember } from "../staff/get-staff-member";

/**
 * The technician newly named, held until that is written; 404 when he is missing or inactive. Who stays may
 * have become inactive.
 */
export async function holdResponsible(
  ctx: BaseContext,
  staffId: number | null | undefined,
  before: number | null = null,
) {
  if (!staffId || staffId === before) return null;
  const member = await getStaffMember(ctx, { staffId }, { lock: "named" });
  if (!member.isActive) throw new NotFound("El técnico está inactivo.");
  return member;
}
