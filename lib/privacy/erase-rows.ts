import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Person } from "./get-person";
import { held } from "./held";
import { neutralWords } from "./neutral-words";
import { isHis } from "./rows-of";
import { type DataSource, sources } from "./sources";

const columnsOf = new Map(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableConfig(table))
    .map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column]))]),
);

/** Nothing, as the column can hold it. */
function blankOf(table: string, name: string): SQL {
  const column = columnsOf.get(table)?.get(name);
  if (!column?.notNull) return sql`null`;
  return column.dataType === "boolean" ? sql`false` : sql`''`;
}

/** None of a column that is not emptied. */
function settings(table: DataSource["table"]): SQL[] {
  return Object.entries(held[table].fates).flatMap(([column, fate]) => {
    const word =
      fate === "replaced"
        ? neutralWords[table]?.[column]
        : fate === "blanked"
          ? blankOf(table, column)
          : undefined;
    return word ? [sql`${sql.identifier(column)} = ${word}`] : [];
  });
}

/** About him, as against records of the business that name him. */
const own = sources.filter(({ shows }) => shows === undefined);

const goesWhole = ({ table }: DataSource) => Object.values(held[table].fates).includes("deleted");

/** As the registry says; they are nobody's from then on. */
async function emptyRecords(ctx: Context, person: Person): Promise<void> {
  for (const source of own) {
    const set = settings(source.table);
    const where = isHis(source, person);
    if (set.length === 0 || !where) continue;
    const gone = sql`is_active = false, is_deleted = true, erased_at = ${ctx.now.toISOString()}::timestamptz`;
    await ctx.db.execute(
      sql`update ${sql.identifier(source.table)} t set ${sql.join(set, sql`, `)}, ${gone} where ${where}`,
    );
  }
}

/** Children before their parents. */
async function deleteRows(ctx: Context, person: Person): Promise<void> {
  for (const source of own.filter(goesWhole).toReversed()) {
    const where = isHis(source, person);
    if (where)
      await ctx.db.execute(sql`delete from ${sql.identifier(source.table)} t where ${where}`);
  }
}

/** What no duty keeps, as `held` says column by column. */
export async function eraseRows(ctx: Context, person: Person): Promise<void> {
  await deleteRows(ctx, person);
  await emptyRecords(ctx, person);
}
