import { type SQL, sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { firstDay } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { type Among, within } from "./unbilled-charges";
import { unbilledSum } from "./unbilled-sum";

/** How many rows `listUnbilled` gives of the project, and their sum in US$. */
export type UnbilledProjectTotals = {
  projectId: number;
  partnerName: string;
  location: string;
  items: number;
  amount: Decimal;
};

/** From here on one walk over all facts is cheaper than one to each project's. */
const few = 100;

const among = (projectIds: readonly number[]): Among =>
  projectIds.length > few ? null : projectIds;

/** Of these projects up to today, from what they did and billed; those without anything have none. */
export const freshTotals = (ctx: BaseContext, projectIds: readonly number[]): SQL => sql`
  select * from (${unbilledSum({ from: firstDay, to: ctx.today, among: among(projectIds) })}) as summed
  where true ${within(sql`project_id`, projectIds)}`;

/** Live projects; what is kept of them counts unless it is of another day or older than their facts. */
export const keptTotals = (ctx: BaseContext): SQL => sql`
  select project.id, project.partner_id, project.location, known.items, known.amount,
    known.project_id is null or project.id in (select project_id from unbilled_changes) as is_stale
  from projects as project
  left join unbilled_totals as known on known.project_id = project.id and known.day = ${ctx.today}
  where project.is_active and not project.is_deleted`;

export async function listStaleTotals(ctx: BaseContext): Promise<number[]> {
  const rows = await ctx.db.execute<{ id: number }>(
    sql`select id from (${keptTotals(ctx)}) as kept where is_stale`,
  );
  return rows.map(({ id }) => id);
}

const named = (totals: SQL) => sql`
  select project.id as "projectId", partner.name as "partnerName", project.location,
    summed.items, summed.amount::text as amount
  from (${totals}) as summed
  join projects as project on project.id = summed.project_id and project.is_active and not project.is_deleted
  join partners as partner on partner.id = project.partner_id
  order by summed.amount desc, project.id`;

export const listTotals = async (
  ctx: BaseContext,
  totals: SQL,
): Promise<UnbilledProjectTotals[]> => [
  ...(await ctx.db.execute<UnbilledProjectTotals>(named(totals))),
];
