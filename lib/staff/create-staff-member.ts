import type * as z from "zod";
import { staff } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import { getStaffCard } from "./get-staff-card";
import type { StaffInput } from "./input";

/** Refuses an identity number that a live one has. */
export const createStaffMember = (ctx: Context, input: z.output<typeof StaffInput>) =>
  atomically(ctx, async (ctx) => {
    const added = await ctx.db
      .insert(staff)
      .values({ ...input, phone: input.phone ?? "" })
      .returning({ staffId: staff.id });
    return getStaffCard(ctx, single(added));
  });
