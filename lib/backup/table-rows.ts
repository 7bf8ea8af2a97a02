import { finished } from "node:stream/promises";
import type { TransactionSql } from "postgres";
import { type CopiedTable, quoted, tableAndColumns } from "./backed-tables";

/** Pages of a table per entry; fewer where long values, stored beside them, weigh more. */
const pagesOfPart = 256;
const bytesOfPart = 4_194_304;

/** Everything a COPY answers. A pause near its end would leave the driver's socket resting: `_read` wakes it. */
async function copyOut(sql: TransactionSql, asked: string): Promise<Buffer> {
  const answer = await sql.unsafe(asked).readable();
  const chunks: Buffer[] = [];
  answer.on("data", (chunk: Buffer) => chunks.push(chunk));
  await finished(answer);
  answer._read(0);
  return Buffer.concat(chunks);
}

const withinPages = (from: number, to: number) => `ctid >= '(${from},0)' and ctid < '(${to},0)'`;

async function endsOfParts(sql: TransactionSql, { name, columns }: CopiedTable, from: number) {
  const end = from + pagesOfPart;
  const bytes = columns.map((column) => `coalesce(pg_column_size(${quoted(column)}), 0)`);
  const pages = await sql.unsafe<{ page: number; bytes: number }[]>(`
    select (ctid::text::point)[0]::int as page, sum(${bytes.join(" + ")})::float8 as bytes
    from ${quoted(name)} where ${withinPages(from, end)} group by 1 order by 1`);
  const ends: number[] = [];
  let held = 0;
  for (const { page, bytes } of pages) {
    if (held > 0 && held + bytes > bytesOfPart) ends.push(page);
    held = ends.at(-1) === page ? bytes : held + bytes;
  }
  return [...ends, end];
}

/** At least one, for an empty table, too. */
async function* partsOf(sql: TransactionSql, table: CopiedTable) {
  const [size] = await sql`
    select pg_relation_size(${quoted(table.name)}::text::regclass) / current_setting('block_size')::int as pages`;
  let from = 0;
  do {
    for (const end of await endsOfParts(sql, table, from)) {
      yield { from, end };
      from = end;
    }
  } while (from < Number(size?.pages));
}

export async function* readRows(sql: TransactionSql, table: CopiedTable): AsyncGenerator<Buffer> {
  const read = `select ${table.columns.map(quoted).join(", ")} from ${quoted(table.name)}`;
  for await (const { from, end } of partsOf(sql, table)) {
    const head = from === 0 ? ", header" : "";
    const rows = `${read} where ${withinPages(from, end)}`;
    const piece = await copyOut(sql, `copy (${rows}) to stdout (format csv${head})`);
    if (piece.length > 0) yield piece;
  }
}

export const writeRows = (sql: TransactionSql, table: CopiedTable) =>
  sql.unsafe(`copy ${tableAndColumns(table)} from stdin (format csv, header match)`).writable();
