import { finished } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";

/** How many pages of a table make an entry of their own. */
const pagesOfPart = 256;

export type Table = { name: string; columns: string[]; rows: number };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const copied = ({ name, columns }: Omit<Table, "rows">) =>
  `${quoted(name)} (${columns.map(quoted).join(", ")})`;

/** Every table of the product with the columns that are written, by name. */
export async function listTables(sql: TransactionSql): Promise<Omit<Table, "rows">[]> {
  return sql<Omit<Table, "rows">[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`;
}

/** Whether the database has come to where the table was made. */
export async function isThere(sql: Sql | TransactionSql, table: string): Promise<boolean> {
  const [found] = await sql`select to_regclass(${`public.${table}`}::text) as name`;
  return Boolean(found?.name);
}

export async function countRows(sql: TransactionSql, table: string): Promise<number> {
  const [row] = await sql.unsafe(`select count(*)::int as rows from ${quoted(table)}`);
  return Number(row?.rows);
}

/** Everything a COPY answers. A pause near its end would leave the driver's socket resting: `_read` wakes it. */
async function copyOut(sql: TransactionSql, asked: string): Promise<Buffer> {
  const answer = await sql.unsafe(asked).readable();
  const chunks: Buffer[] = [];
  answer.on("data", (chunk: Buffer) => chunks.push(chunk));
  await finished(answer);
  answer._read(0);
  return Buffer.concat(chunks);
}

/** The rows of a table as CSV with a head, in pieces that belong together one after another. */
export async function* readRows(
  sql: TransactionSql,
  { name, columns }: Omit<Table, "rows">,
): AsyncGenerator<Buffer> {
  const [size] = await sql`
    select pg_relation_size(${quoted(name)}::text::regclass) / current_setting('block_size')::int as pages`;
  for (let page = 0; page === 0 || page < Number(size?.pages); page += pagesOfPart) {
    const rows = `select ${columns.map(quoted).join(", ")} from ${quoted(name)}
      where ctid >= '(${page},0)' and ctid < '(${page + pagesOfPart},0)'`;
    const head = page === 0 ? ", header" : "";
    const piece = await copyOut(sql, `copy (${rows}) to stdout (format csv${head})`);
    if (piece.length > 0) yield piece;
  }
}

/** Takes the rows of a table as {@link readRows} gave them. */
export const writeRows = (sql: TransactionSql, table: Omit<Table, "rows">) =>
  sql.unsafe(`copy ${copied(table)} from stdin (format csv, header match)`).writable();
