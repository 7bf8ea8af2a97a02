import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { staff } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive, shared } from "../kernel/lock";

export type StaffMember = typeof staff.$inferSelect;

type Ref = { staffId: number };

const missing = "No existe el técnico.";

const selectMember = (ctx: BaseContext, { staffId }: Ref) =>
  ctx.db
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), undeleted(staff)));

/** An inactive one too; 404 when he is missing or deleted. */
export const getStaffMember = async (ctx: BaseContext, ref: Ref): Promise<StaffMember> =>
  foundIn(await selectMember(ctx, ref), missing);

export const lockStaffMember = async (ctx: BaseContext, ref: Ref): Promise<StaffMember> =>
  foundIn(await selectMember(ctx, ref).for(exclusive), missing);

export const lockStaffMemberShared = async (ctx: BaseContext, ref: Ref): Promise<StaffMember> =>
  foundIn(await selectMember(ctx, ref).for(shared), missing);
