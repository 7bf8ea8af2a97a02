import { sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import { emptiedColumns } from "./emptied-columns";
import type { Person } from "./get-person";
import { held } from "./held";
import { aboutPerson } from "./read-rows-about";
import { type DataSource, sources } from "./sources";

/** About the person, unlike business records that name the person. */
const own = sources.filter(({ shows }) => shows === undefined);

const goesWhole = ({ table }: DataSource) => Object.values(held[table].fates).includes("deleted");

async function deleteRows(ctx: Context, person: Person): Promise<void> {
  for (const source of own.filter(goesWhole).toReversed()) {
    const where = aboutPerson(source, person);
    if (where)
      await ctx.db.execute(sql`delete from ${sql.identifier(source.table)} t where ${where}`);
  }
}

async function emptyRecords(ctx: Context, person: Person): Promise<void> {
  for (const source of own) {
    const set = emptiedColumns(source.table);
    const where = aboutPerson(source, person);
    if (set.length === 0 || !where) continue;
    const gone = sql`is_active = false, is_deleted = true, erased_at = ${ctx.now.toISOString()}::timestamptz`;
    await ctx.db.execute(
      sql`update ${sql.identifier(source.table)} t set ${sql.join(set, sql`, `)}, ${gone} where ${where}`,
    );
  }
}

export async function eraseRows(ctx: Context, person: Person): Promise<void> {
  await deleteRows(ctx, person);
  await emptyRecords(ctx, person);
}
