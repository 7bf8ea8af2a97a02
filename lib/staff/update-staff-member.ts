import { eq } from "drizzle-orm";
import type * as z from "zod";
import { staff } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { getStaffCard } from "./get-staff-card";
import { lockStaffMember } from "./get-staff-member";
import type { StaffChanges } from "./input";

export const updateStaffMember = (
  ctx: Context,
  { staffId, ...changes }: z.output<typeof StaffChanges>,
) =>
  atomically(ctx, async (ctx) => {
    await lockStaffMember(ctx, { staffId });
    await ctx.db
      .update(staff)
      .set({ ...changes, updatedAt: ctx.now })
      .where(eq(staff.id, staffId));
    return getStaffCard(ctx, { staffId });
  });
