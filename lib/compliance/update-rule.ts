import { eq } from "drizzle-orm";
import type * as z from "zod";
import { complianceRules } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import { lockPlacesShared, lockRule } from "./lock-rules";
import type { RuleUpdate } from "./rule-input";

export const updateRule = (ctx: Context, { ruleId, ...changes }: z.output<typeof RuleUpdate>) =>
  atomically(ctx, async (ctx) => {
    await lockPlacesShared(ctx, [changes]);
    await lockRule(ctx, { ruleId });
    return single(
      await ctx.db
        .update(complianceRules)
        .set(changes)
        .where(eq(complianceRules.id, ruleId))
        .returning(),
    );
  });
