import { eq } from "drizzle-orm";
import { secondFactors, users } from "@/db/schema";
import type { Context } from "../kernel/context";

/** A user's secret and recovery codes are gone, and no code is asked of him. */
export async function removeSecondFactor(ctx: Context, userId: number) {
  await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await ctx.db.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId));
}
