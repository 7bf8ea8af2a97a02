import { eq } from "drizzle-orm";
import type * as z from "zod";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { complianceRules } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { areDistinct } from "../values/rows";
import { listRuleRows, type RuleRow } from "./list-rule-rows";
import { lockAllRules, lockPlacesShared } from "./lock-rules";
import type { RulesInput } from "./rule-input";
import { type RuleDraft, ruleKey } from "./templates";

type Stored = Awaited<ReturnType<typeof lockAllRules>>[number];

const isChanged = (before: Stored, after: RuleDraft): boolean =>
  before.level !== after.level ||
  before.minDays !== after.minDays ||
  before.toDate !== after.toDate ||
  before.note !== after.note;

/** A rule of the same place, subject and requirement stays the same record, and unchanged it is not touched. */
export const replaceRules = (
  ctx: Context,
  { rules }: z.output<typeof RulesInput>,
): Promise<RuleRow[]> =>
  atomically(ctx, async (ctx) => {
    await lockPlacesShared(ctx, rules);
    const before = new Map((await lockAllRules(ctx)).map((rule) => [ruleKey(rule), rule]));
    const keys = rules.map(ruleKey);
    if (!areDistinct(keys)) throw invalidField("rules", "Hay reglas repetidas.");

    const kept = new Set(keys);
    const gone = [...before].filter(([key]) => !kept.has(key)).map(([, { id }]) => id);
    await ctx.db.delete(complianceRules).where(among(complianceRules.id, gone));
    await insertAll(
      ctx.db,
      complianceRules,
      rules.filter((rule) => !before.has(ruleKey(rule))),
    );
    for (const rule of rules) {
      const known = before.get(ruleKey(rule));
      if (known && isChanged(known, rule))
        await ctx.db.update(complianceRules).set(rule).where(eq(complianceRules.id, known.id));
    }
    return (await listRuleRows(ctx, { page: null })).rows;
  });
