import { and, type SQL, sql } from "drizzle-orm";
import { changes } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Person } from "./get-person";
import { listPersonChanges, type PersonChanges } from "./list-person-changes";

const listOf = (columns: readonly string[]) => sql`${`{${columns.join(",")}}`}::text[]`;

const tells = ({ columns, where }: PersonChanges): SQL | undefined =>
  and(where, sql`jsonb_exists_any(${changes.changes}, ${listOf(columns)})`);

export async function countPersonChanges(ctx: Context, person: Person): Promise<number> {
  let count = 0;
  for (const his of await listPersonChanges(ctx, person))
    count += await ctx.db.$count(changes, tells(his));
  return count;
}

/** Keeps that values changed, when and by whom. */
export async function eraseChanges(ctx: Context, person: Person): Promise<void> {
  for (const his of await listPersonChanges(ctx, person))
    await ctx.db
      .update(changes)
      .set({
        changes: sql`(select jsonb_object_agg(key, case when key = any(${listOf(his.columns)})
          then '[null, null]'::jsonb else value end) from jsonb_each(${changes.changes}))`,
      })
      .where(tells(his));
}
