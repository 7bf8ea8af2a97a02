import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { BaseContext } from "../kernel/context";
import { offsetOf } from "../lists/page";
import { single } from "../values/rows";
import type { ComplianceFilters } from "./compliance";
import { type JobRequirement, passColumnLabel } from "./matrix-row";

/** Whose papers are judged: live technicians, or live vehicles. */
export type Subjects = {
  table: PgTable;
  id: PgColumn;
  matching: SQL | undefined;
  order: readonly SQL[];
  facts: (whose?: SQL) => SQL;
  /** By what paper facts call a paper, in the order of the columns. */
  labels: ReadonlyMap<string, string>;
};

/** `failing` has a number for each paper that applies to somebody, under what paper facts call it. */
export type Judged = {
  ids: number[];
  total: number;
  matchedCount: number;
  fitCount: number;
  failing: Record<string, number>;
};

export const passName = "expiresOn";
const certification = sql.raw("'endDate'");
const pass = sql.raw(`'${passName}'`);

/** Of passes the one that ends first; where a block is asked for that block's, or none. */
const passesOf = ({ block }: JobRequirement): SQL =>
  block
    ? sql`select id, ${pass}, expires_on from matched left join (
        select subject_id, max(expires_on) as expires_on from facts
        where field = ${pass} and word = ${block.code} group by subject_id) as own on subject_id = id`
    : sql`select subject_id, ${pass}, min(expires_on) from (
        select subject_id, max(expires_on) as expires_on from facts
        where field = ${pass} group by subject_id, word) as renewed group by subject_id`;

const namesOf = ({ labels }: Subjects, label: string): string[] =>
  [[passName, passColumnLabel] as const, ...labels]
    .filter(([, each]) => each === label)
    .map(([name]) => name);

function askedOf(subjects: Subjects, { fit, paper }: ComplianceFilters): SQL {
  const isFit = fit ? sql`and (failures is null) = ${fit === "fit"}` : sql``;
  const isFailed = paper
    ? sql`and id in (select subject_id from failed where paper = any(${`{${namesOf(subjects, paper).join(",")}}`}::text[]))`
    : sql``;
  return sql`true ${isFit} ${isFailed}`;
}

/** As `compareCells` says: what has run out, then what is missing, then what ends during the job, by its end. */
const severity = (from: string) => sql`coalesce(2 * (expires_on - ${from}::date), -1)`;

/** Fewer failures win a tie, so that a list ends in what is worse than no failure. */
const worstFirst = sql`failures || 2147483647`;

/** What `complianceOf` makes of everybody's rows: who is on the page, and the counts of all. */
export async function selectJudged(
  ctx: BaseContext,
  subjects: Subjects,
  requirement: JobRequirement,
  asked: ComplianceFilters,
): Promise<Judged> {
  const { table, id, matching, order, facts } = subjects;
  const { from, to } = requirement.job;
  const { page, sort } = asked;
  const fails = sql`(expires_on is null or expires_on < ${to}::date)`;
  const ordered = sql.join(sort ? [...order] : [worstFirst, ...order], sql`, `);
  const where = askedOf(subjects, asked);
  return single(
    await ctx.db.execute<Judged>(sql`
    with matched as materialized (select ${id} as id from ${table} where ${matching}),
    facts as not materialized (${facts(asked.search ? sql`${id} in (select id from matched)` : matching)}),
    cells as materialized (
      select subject_id, coalesce(word, field) as paper, expires_on from facts where field not in (${pass}, ${certification})
      union all select subject_id, word, max(expires_on) from facts where field = ${certification} group by subject_id, word
      union all ${passesOf(requirement)}),
    failed as materialized (
      select subject_id, paper, ${severity(from)} as severity from cells
      where ${fails}),
    people as materialized (
      select id, failures from matched left join (
        select subject_id, array_agg(severity order by severity) as failures from failed group by subject_id
      ) as judged on subject_id = id)
    select
      to_json(array(select ${id} from ${table} join people using (id) where ${where} order by ${ordered}
        ${page ? sql`limit ${page.pageSize} offset ${offsetOf(page)}` : sql``})) as ids,
      (select count(*)::int from people where ${where}) as total,
      (select count(*)::int from people) as "matchedCount",
      (select count(*)::int from people where failures is null) as "fitCount",
      (select coalesce(json_object_agg(paper, failing), '{}') from (
        select paper, (count(*) filter (where ${fails}))::int as failing from cells group by paper
      ) as counted) as failing`),
  );
}
