import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { staff } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { type Lock, strengthOf } from "../kernel/lock";

export type StaffMember = typeof staff.$inferSelect;

/** An inactive one too; 404 when he is missing or deleted. */
export async function getStaffMember(
  ctx: BaseContext,
  { staffId }: { staffId: number },
  { lock = false }: { lock?: Lock } = {},
): Promise<StaffMember> {
  const query = ctx.db
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), undeleted(staff)));
  const [member] = await (lock ? query.for(strengthOf(lock)) : query);
  if (!member) throw new NotFound("No existe el técnico.");
  return member;
}
