import { and, type SQL, sql } from "drizzle-orm";
import { contains } from "@/db/search";
import type { BaseContext } from "../kernel/context";
import type { Hit } from "./hit";
import type { SearchedKind } from "./searched-kind";

type Sought = { words: string; limit: number };

const begins = ({ label }: SearchedKind, { words }: Sought): SQL =>
  sql`starts_with(fold(${label}), fold(${words}))`;

/** Labels that begin with the text first, then the newest. */
export async function listHits(
  ctx: BaseContext,
  kind: SearchedKind,
  sought: Sought,
): Promise<Hit[]> {
  const rows = await ctx.db.execute<Omit<Hit, "type">>(sql`
    select ${kind.id} as id, ${kind.projectId ?? sql`0`} as "projectId", ${kind.label} as label,
      ${kind.detail} as detail, ${begins(kind, sought)} as "isAtStart"
    from ${kind.from}
    where ${and(kind.where, contains(kind.columns, sought.words))}
    order by "isAtStart" desc, ${kind.id} desc
    limit ${sought.limit}`);
  return rows.map((row) => ({ ...row, type: kind.type }));
}
