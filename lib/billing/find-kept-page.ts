import { sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { offsetOf, type Page } from "../lists/page";
import { type Decimal, sum } from "../values/decimal";
import { single } from "../values/rows";
import { keptTotals } from "./unbilled-totals";

/** The projects that a page has rows of, and how many of their rows stand before it; the sums are of all. */
export type UnbilledPlaces = { ids: number[]; skipped: number; items: number; amount: Decimal };

type Placed = Omit<UnbilledPlaces, "amount"> & { amount: Decimal | null; isStale: boolean };

/** In the order of the projects' ids; null where what is kept is not all of today's facts. */
export async function findKeptPage(
  ctx: BaseContext,
  page: Exclude<Page, null>,
): Promise<UnbilledPlaces | null> {
  const start = offsetOf(page);
  const onPage = sql`before < ${start + page.pageSize} and before + items > ${start}`;
  const { isStale, amount, ...places } = single(
    await ctx.db.execute<Placed>(sql`
    with kept as (${keptTotals(ctx)}),
      placed as (
        select id, items, amount, is_stale, sum(items) over (order by id) - items as before
        from kept where is_stale or items > 0)
    select coalesce(bool_or(is_stale), false) as "isStale", coalesce(sum(items), 0)::int as items, sum(amount)::text as amount,
      coalesce(json_agg(id order by id) filter (where ${onPage}), '[]') as ids,
      coalesce(${start} - min(before) filter (where ${onPage}), 0)::int as skipped
    from placed`),
  );
  return isStale ? null : { ...places, amount: sum(amount === null ? [] : [amount]) };
}
