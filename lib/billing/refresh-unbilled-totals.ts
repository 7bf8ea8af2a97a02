import { sql } from "drizzle-orm";
import { atomically, type BaseContext } from "../kernel/context";
import { within } from "./unbilled-charges";
import { freshTotals, listStaleTotals } from "./unbilled-totals";

const inItsPlace = sql`on conflict (project_id) do update
  set day = excluded.day, items = excluded.items, amount = excluded.amount`;

/**
 * Sums anew what changed or is of another day. One statement reads the facts, keeps their sum and forgets the changes
 * that it saw; under a lock, so that none keeps a sum older than the one that another has kept. Changes that come
 * meanwhile stay noted.
 */
export async function refreshUnbilledTotals(ctx: BaseContext): Promise<void> {
  if ((await listStaleTotals(ctx)).length === 0) return;
  await atomically(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('unbilled totals', 0))`);
    const ids = await listStaleTotals(ctx);
    if (ids.length === 0) return;
    await ctx.db.execute(sql`
      with seen as (delete from unbilled_changes where true ${within(sql`project_id`, ids)}),
        fresh as (${freshTotals(ctx, ids)})
      insert into unbilled_totals (project_id, day, items, amount)
      select id, ${ctx.today}, coalesce(items, 0), coalesce(amount, 0)
      from unnest(${`{${ids.join(",")}}`}::int[]) as id left join fresh on fresh.project_id = id
      ${inItsPlace}`);
  });
}
