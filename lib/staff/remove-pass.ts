import { eq } from "drizzle-orm";
import { staffPasses } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockStaffPass } from "./get-pass";

export const removeStaffPass = (ctx: Context, ref: { passId: number }) =>
  atomically(ctx, async (ctx) => {
    const found = await lockStaffPass(ctx, ref);
    await ctx.db
      .update(staffPasses)
      .set({ isActive: false, isDeleted: true })
      .where(eq(staffPasses.id, found.pass.id));
    return found;
  });
