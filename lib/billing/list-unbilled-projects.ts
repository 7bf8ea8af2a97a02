import { sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { type Day, earlier, firstDay } from "../values/dates";
import { type Decimal, sum } from "../values/decimal";
import type { LineKind } from "./facts";
import { unbilledSum } from "./unbilled-sum";
import {
  freshTotals,
  listStaleTotals,
  listTotals,
  type UnbilledProjectTotals,
} from "./unbilled-totals";

export type UnbilledProjects = { rows: UnbilledProjectTotals[]; items: number; amount: Decimal };

export type UnbilledScope = {
  /** Both ends count. */
  from?: Day | undefined;
  to?: Day | undefined;
  kinds?: readonly LineKind[] | undefined;
};

export const isWhole = ({ today }: BaseContext, { from, to, kinds }: UnbilledScope): boolean =>
  !from && !kinds && (!to || to >= today);

/** What is kept of a project that is summed anew meanwhile may be that of the next day. */
async function wholeTotals(ctx: BaseContext) {
  const stale = await listStaleTotals(ctx);
  const kept = sql`select project_id, items, amount from unbilled_totals
    where items > 0 and project_id <> all(${`{${stale.join(",")}}`}::int[])`;
  return stale.length > 0 ? sql`${kept} union all ${freshTotals(ctx, stale)}` : kept;
}

/**
 * `listUnbilled` of every live project, the largest amount first: what is kept (`refresh-unbilled-totals.ts`), and where
 * that is not of today's facts, or only some days or classes are asked for, summed in the database, since a large company
 * has millions of days.
 */
export async function listUnbilledProjects(
  ctx: BaseContext,
  scope: UnbilledScope = {},
): Promise<UnbilledProjects> {
  const { from = firstDay, to = ctx.today, kinds } = scope;
  const totals = isWhole(ctx, scope)
    ? await wholeTotals(ctx)
    : unbilledSum({ from, to: earlier(ctx.today, to), kinds, among: null });
  const rows = await listTotals(ctx, totals);
  return {
    rows,
    items: rows.reduce((items, row) => items + row.items, 0),
    amount: sum(rows.map(({ amount }) => amount)),
  };
}
