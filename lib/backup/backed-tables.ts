import type { Sql, TransactionSql } from "postgres";

export type BackedTable = { name: string; columns: string[]; rows: number };

export type CopiedTable = Omit<BackedTable, "rows">;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const tableAndColumns = ({ name, columns }: CopiedTable) =>
  `${quoted(name)} (${columns.map(quoted).join(", ")})`;

export async function listTables(sql: TransactionSql): Promise<CopiedTable[]> {
  return sql<CopiedTable[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`;
}

/** False before the migration that makes it. */
export async function isThere(sql: Sql | TransactionSql, table: string): Promise<boolean> {
  const [found] = await sql`select to_regclass(${`public.${table}`}::text) as name`;
  return Boolean(found?.name);
}

export async function countRows(sql: TransactionSql, table: string): Promise<number> {
  const [row] = await sql.unsafe(`select count(*)::int as rows from ${quoted(table)}`);
  return Number(row?.rows);
}

/** One statement. */
export async function countEach(
  sql: TransactionSql,
  tables: readonly string[],
): Promise<Map<string, number>> {
  if (tables.length === 0) return new Map();
  const counts = tables.map(
    (table) => `select '${table}' as name, count(*)::int as rows from ${quoted(table)}`,
  );
  const rows = await sql.unsafe<{ name: string; rows: number }[]>(counts.join(" union all "));
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}
