import type * as z from "zod";
import { insertAll } from "@/db/insert-all";
import { complianceRules } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockAllRules, lockPlacesShared } from "./lock-rules";
import type { TemplateInput } from "./rule-input";
import { draftsOf, ruleKey } from "./templates";

/** Its rules in that place, besides those that are there: how many were added. */
export const addTemplate = (
  ctx: Context,
  { template, ...where }: z.output<typeof TemplateInput>,
): Promise<number> =>
  atomically(ctx, async (ctx) => {
    await lockPlacesShared(ctx, [where]);
    const known = new Set((await lockAllRules(ctx)).map(ruleKey));
    const added = draftsOf(template, where).filter((rule) => !known.has(ruleKey(rule)));
    await insertAll(
      ctx.db,
      complianceRules,
      added.map((rule) => ({ ...rule, appliesTo: rule.appliesTo && [...rule.appliesTo] })),
    );
    return added.length;
  });
