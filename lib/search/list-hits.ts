import { and, type SQL, sql } from "drizzle-orm";
import { contains } from "@/db/search";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import type { Hit } from "./hit";
import type { SearchedKind } from "./searched-kind";

type Sought = { words: string; limit: number };

const begins = ({ label }: SearchedKind, { words }: Sought): SQL =>
  sql`starts_with(fold(${label}), fold(${words}))`;

const hitsOf = (kind: SearchedKind, sought: Sought): SQL => sql`(
    select ${kind.type}::text as type, ${kind.id} as id, ${kind.projectId ?? sql`0`} as "projectId",
      ${kind.label} as label, ${kind.detail} as detail, ${begins(kind, sought)} as "isAtStart"
    from ${kind.from}
    where ${and(kind.where, contains(kind.columns, sought.words, kind))}
    order by "isAtStart" desc, ${kind.id} desc
    limit ${sought.limit})`;

const before = (a: Hit, b: Hit): number => Number(b.isAtStart) - Number(a.isAtStart) || b.id - a.id;

/** Of each kind in one statement: labels that begin with the text first, then the newest. */
export async function listHits(
  ctx: BaseContext,
  kinds: readonly SearchedKind[],
  sought: Sought,
): Promise<Hit[][]> {
  const all = sql.join(
    kinds.map((kind) => hitsOf(kind, sought)),
    sql` union all `,
  );
  const found = groupedBy(await ctx.db.execute<Hit>(all), ({ type }) => type);
  return kinds.map(({ type }) => (found.get(type) ?? []).toSorted(before));
}
