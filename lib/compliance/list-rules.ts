import { asc } from "drizzle-orm";
import { complianceRules } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Rule } from "./rule";

/** Far more than an office writes. */
export const mostRules = 2_000;

export const listRules = (ctx: BaseContext): Promise<Rule[]> =>
  ctx.db
    .select({
      id: complianceRules.id,
      partnerId: complianceRules.partnerId,
      block: complianceRules.block,
      projectId: complianceRules.projectId,
      subject: complianceRules.subject,
      requirement: complianceRules.requirement,
      param: complianceRules.param,
      appliesTo: complianceRules.appliesTo,
      level: complianceRules.level,
      minDays: complianceRules.minDays,
      fromDate: complianceRules.fromDate,
      toDate: complianceRules.toDate,
    })
    .from(complianceRules)
    .orderBy(asc(complianceRules.id))
    .limit(mostRules);
