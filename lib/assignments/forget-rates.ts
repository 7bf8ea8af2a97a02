import { and, eq, not } from "drizzle-orm";
import { assignmentRates } from "@/db/schema";
import type { Context } from "../kernel/context";

/** From its start to its end the assignment costs what it says itself. */
export const forgetRates = async (ctx: Context, assignmentId: number): Promise<void> => {
  await ctx.db
    .update(assignmentRates)
    .set({ isWithdrawn: true })
    .where(and(eq(assignmentRates.assignmentId, assignmentId), not(assignmentRates.isWithdrawn)));
};
