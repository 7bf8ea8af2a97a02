import { asc, eq } from "drizzle-orm";
import { complianceRules } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { lockPartnerShared } from "../partners/get-partner";
import { lockProject } from "../projects/lock-project";
import { listBlocks } from "../settings/list-blocks";
import { mostRules } from "./list-rules";
import type { Rule } from "./rule";

export const lockRule = async (ctx: BaseContext, { ruleId }: { ruleId: number }) =>
  foundIn(
    await ctx.db
      .select()
      .from(complianceRules)
      .where(eq(complianceRules.id, ruleId))
      .for(exclusive),
    "No existe la regla.",
  );

export const lockAllRules = (ctx: BaseContext) =>
  ctx.db
    .select()
    .from(complianceRules)
    .orderBy(asc(complianceRules.id))
    .limit(mostRules)
    .for(exclusive);

type Where = Pick<Rule, "partnerId" | "block" | "projectId">;

const distinct = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** The projects, the clients and the blocks that rules name. */
export async function lockPlacesShared(ctx: BaseContext, rules: readonly Where[]): Promise<void> {
  const ids = (values: readonly (number | null)[]) => distinct(values).sort((a, b) => a - b);
  for (const projectId of ids(rules.map((rule) => rule.projectId)))
    await lockProject(ctx, { projectId });
  for (const partnerId of ids(rules.map((rule) => rule.partnerId)))
    await lockPartnerShared(ctx, { partnerId });
  const asked = distinct(rules.map(({ block }) => block));
  if (asked.length === 0) return;
  const known = new Set((await listBlocks(ctx)).map(({ code }) => code));
  if (asked.some((block) => !known.has(block)))
    throw invalidField("bloque", "No consta en la lista de bloques de la configuración.");
}
