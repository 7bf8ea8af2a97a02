import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "../kernel/context";
import { forgetSecondFactor } from "./forget-second-factor";

export async function removeSecondFactor(ctx: Context, userId: number) {
  await forgetSecondFactor(ctx, userId);
  await ctx.db.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId));
}
