import { sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import type { Decimal } from "../values/decimal";
import { listUnbilledProjects } from "./list-unbilled-projects";
import { keptTotals, type UnbilledProjectTotals } from "./unbilled-totals";

/** `rows` are the first projects; the sums are of all. */
export type UnbilledHead = {
  rows: UnbilledProjectTotals[];
  projects: number;
  items: number;
  amount: Decimal;
};

type Summed = UnbilledProjectTotals & { projects: number; inAll: number; sum: Decimal };

/** Null where what is kept is not all of today's facts. */
async function findKept(ctx: BaseContext, atMost: number): Promise<UnbilledHead | null> {
  const found = await ctx.db.execute<Summed & { isStale: boolean }>(sql`
    with kept as (${keptTotals(ctx)})
    select id as "projectId", (select name from partners where id = partner_id) as "partnerName", location,
      items, amount::text as amount, is_stale as "isStale", (count(*) over ())::int as projects,
      (sum(items) over ())::int as "inAll", (sum(amount) over ())::text as sum
    from kept where is_stale or items > 0
    order by is_stale desc, kept.amount desc, id limit ${atMost}`);
  const [first] = found;
  if (first?.isStale) return null;
  return {
    rows: found.map(({ projectId, partnerName, location, items, amount }) => ({
      projectId,
      partnerName,
      location,
      items,
      amount,
    })),
    projects: first?.projects ?? 0,
    items: first?.inAll ?? 0,
    amount: first?.sum ?? "0",
  };
}

/** The beginning of `listUnbilledProjects`. */
export async function getUnbilledHead(ctx: BaseContext, atMost: number): Promise<UnbilledHead> {
  const kept = await findKept(ctx, atMost);
  if (kept) return kept;
  const { rows, items, amount } = await listUnbilledProjects(ctx);
  return { rows: rows.slice(0, atMost), projects: rows.length, items, amount };
}
