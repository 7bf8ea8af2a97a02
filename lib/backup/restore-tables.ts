import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { TransactionSql } from "postgres";
import { assertNoRecords } from "./assert-empty";
import { countRows, listTables } from "./backed-tables";
import { unhurried } from "./connect";
import { DamagedBackup } from "./damaged";
import { type Manifest, tableOf } from "./manifest";
import type { ArchivePiece } from "./read-archive";
import { seatSequences } from "./sequences";
import { writeRows } from "./table-rows";
import { withoutRules } from "./without-rules";

export type ArchivePieces = AsyncGenerator<ArchivePiece>;
type Table = Manifest["tables"][number];

export const nextPiece = async (pieces: ArchivePieces): Promise<ArchivePiece | undefined> =>
  (await pieces.next()).value ?? undefined;

/** Does not end what the bytes are written to. */
async function pour({ bytes }: ArchivePiece, rows: Writable): Promise<void> {
  for await (const chunk of bytes) if (!rows.write(chunk)) await once(rows, "drain");
}

/** Gives the first piece that is not of the table. */
async function fillTable(
  sql: TransactionSql,
  pieces: ArchivePieces,
  table: Table,
  first: ArchivePiece,
) {
  const rows = await writeRows(sql, table);
  let piece: ArchivePiece | undefined = first;
  while (piece && tableOf(piece.name) === table.name) {
    await pour(piece, rows);
    piece = await nextPiece(pieces);
  }
  rows.end();
  await finished(rows);
  return piece;
}

/** Gives the first piece that is of no table. */
async function fillTables(sql: TransactionSql, pieces: ArchivePieces, { tables }: Manifest) {
  let piece = await nextPiece(pieces);
  while (piece) {
    const name = tableOf(piece.name);
    const table = tables.find((table) => table.name === name);
    if (!table) return piece;
    piece = await fillTable(sql, pieces, table, piece);
  }
  return piece;
}

async function assertTables(sql: TransactionSql, { tables }: Manifest) {
  const there = new Map((await listTables(sql)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables)
    if (String([...(there.get(name) ?? [])].sort()) !== String([...columns].sort()))
      throw new DamagedBackup(`The table ${name} of the backup is not the one of its migration.`);
}

async function assertCounts(sql: TransactionSql, { tables }: Manifest) {
  for (const { name, rows } of tables) {
    const there = await countRows(sql, name);
    if (there !== rows)
      throw new DamagedBackup(`The table ${name} has ${there} rows instead of ${rows}.`);
  }
}

export async function restoreTables(
  sql: TransactionSql,
  pieces: ArchivePieces,
  manifest: Manifest,
) {
  const names = manifest.tables.map(({ name }) => name);
  await unhurried(sql);
  await assertTables(sql, manifest);
  await sql`lock table ${sql(names)} in access exclusive mode`;
  await assertNoRecords(sql);
  const next = await withoutRules(sql, names, async () => {
    await sql`truncate ${sql(names)}`;
    return fillTables(sql, pieces, manifest);
  });
  await assertCounts(sql, manifest);
  await seatSequences(sql, manifest.sequences);
  return next;
}
