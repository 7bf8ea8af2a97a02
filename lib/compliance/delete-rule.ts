import { eq } from "drizzle-orm";
import { complianceRules } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockRule } from "./lock-rules";

/** What went on by it stays written down. */
export const deleteRule = (ctx: Context, { ruleId }: { ruleId: number }): Promise<void> =>
  atomically(ctx, async (ctx) => {
    await lockRule(ctx, { ruleId });
    await ctx.db.delete(complianceRules).where(eq(complianceRules.id, ruleId));
  });
