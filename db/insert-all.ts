import { getTableColumns, is, type Name, SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client";

type Row = Record<string, unknown>;

/** The column's default, for a row without a column that others have. */
function valueIn(row: Row, key: string, column: PgColumn): unknown {
  if (row[key] !== undefined || !column.hasDefault) return row[key] ?? null;
  if (is(column.default, SQL))
    throw new TypeError(`${column.name} is given by all rows or by none`);
  return column.default;
}

/**
 * One statement with one parameter for any number of rows; a parameter a value would end at 65,534. Gives their ids in
 * the order of the rows.
 */
export async function insertAll<T extends PgTable>(
  db: Pick<Db, "execute">,
  table: T,
  rows: readonly T["$inferInsert"][],
  { onConflict = sql`` }: { onConflict?: SQL } = {},
): Promise<number[]> {
  if (rows.length === 0) return [];
  const given: readonly Row[] = rows;
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) =>
    given.some((row) => row[key] !== undefined),
  );
  const json = given.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, valueIn(row, key, column)])),
  );
  const listed = (form: (column: PgColumn) => SQL | Name) =>
    sql.join(
      columns.map(([, column]) => form(column)),
      sql`, `,
    );
  const written = await db.execute<{ id: number }>(sql`
    insert into ${table} (${listed(({ name }) => sql.identifier(name))})
    select ${listed(({ name }) => sql`new.${sql.identifier(name)}`)}
    from jsonb_to_recordset(${JSON.stringify(json)}::jsonb)
      as new (${listed((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`)})
    ${onConflict}
    returning ${"id" in getTableColumns(table) ? sql.identifier("id") : sql`null`}`);
  return written.map(({ id }) => id);
}
