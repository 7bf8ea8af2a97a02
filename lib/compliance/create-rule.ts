import type * as z from "zod";
import { complianceRules } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import { lockPlacesShared } from "./lock-rules";
import type { RuleInput } from "./rule-input";

export const createRule = (ctx: Context, input: z.output<typeof RuleInput>) =>
  atomically(ctx, async (ctx) => {
    await lockPlacesShared(ctx, [input]);
    return single(await ctx.db.insert(complianceRules).values(input).returning());
  });
