import { sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import type { Hit } from "./hit";
import { hitsOf, type Sought } from "./hits-of";
import { livePlaces } from "./places";
import type { SearchedKind } from "./searched-kind";

const before = (a: Hit, b: Hit): number => Number(b.isAtStart) - Number(a.isAtStart) || b.id - a.id;

/** Of each kind in one statement: labels that begin with the text first, then the newest. */
export async function listHits(
  ctx: BaseContext,
  kinds: readonly SearchedKind[],
  sought: Sought,
): Promise<Hit[][]> {
  const all = sql.join(
    kinds.flatMap((kind) => hitsOf(kind, sought)),
    sql` union all `,
  );
  const rows = await ctx.db.execute<Hit>(sql`with ${livePlaces(sought.words)} ${all}`);
  const found = groupedBy(rows, ({ type }) => type);
  return kinds.map(({ type }) => (found.get(type) ?? []).toSorted(before).slice(0, sought.limit));
}
