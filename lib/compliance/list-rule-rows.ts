import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import { complianceRules, operatorBlocks, partners, projects } from "@/db/schema";
import { contains, inSpanish, orEmpty } from "@/db/search";
import type { Context } from "../kernel/context";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import type { Requirement, RuleLevel, RuleSubject } from "../states/gate";
import { single } from "../values/rows";

type RuleQuery = ListRequest & {
  subject?: RuleSubject | undefined;
  requirement?: Requirement | undefined;
  level?: RuleLevel | undefined;
  partnerId?: number | undefined;
};

const texts = [
  orEmpty(partners.name),
  orEmpty(operatorBlocks.label),
  orEmpty(projects.location),
  orEmpty(complianceRules.note),
];

const matching = ({ subject, requirement, level, partnerId, search }: RuleQuery): SQL | undefined =>
  and(
    subject && eq(complianceRules.subject, subject),
    requirement && eq(complianceRules.requirement, requirement),
    level && eq(complianceRules.level, level),
    partnerId ? eq(complianceRules.partnerId, partnerId) : undefined,
    contains(texts, search),
  );

const columns = {
  id: complianceRules.id,
  version: complianceRules.version,
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
  note: complianceRules.note,
  partnerName: partners.name,
  blockLabel: operatorBlocks.label,
  location: projects.location,
};

const selectRules = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(complianceRules)
    .leftJoin(partners, eq(partners.id, complianceRules.partnerId))
    .leftJoin(projects, eq(projects.id, complianceRules.projectId))
    .leftJoin(operatorBlocks, eq(operatorBlocks.code, complianceRules.block))
    .where(where);

export type RuleRow = Awaited<ReturnType<typeof selectRules>>[number];

const countRules = async (ctx: Context, where: SQL | undefined): Promise<number> =>
  single(
    await ctx.db
      .select({ total: count() })
      .from(complianceRules)
      .leftJoin(partners, eq(partners.id, complianceRules.partnerId))
      .leftJoin(projects, eq(projects.id, complianceRules.projectId))
      .leftJoin(operatorBlocks, eq(operatorBlocks.code, complianceRules.block))
      .where(where),
  ).total;

const sortable = {
  subject: complianceRules.subject,
  requirement: complianceRules.requirement,
  level: complianceRules.level,
};

/** Those of everywhere first. */
const usual = [
  sql`${complianceRules.projectId} is not null`,
  sql`${inSpanish(partners.name)} nulls first`,
  sql`${complianceRules.block} nulls first`,
  asc(complianceRules.subject),
  asc(complianceRules.requirement),
];

export function listRuleRows(ctx: Context, asked: RuleQuery) {
  const where = matching(asked);
  const rows = selectRules(ctx, where).orderBy(
    ...orderOf(asked.sort, sortable, usual, complianceRules.id),
  );
  return listedOf<RuleRow>(rows, () => countRules(ctx, where), asked.page);
}
