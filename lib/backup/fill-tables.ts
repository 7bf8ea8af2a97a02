import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { TransactionSql } from "postgres";
import { type Manifest, tableOf } from "./manifest";
import type { ArchivePiece } from "./read-archive";
import { writeRows } from "./table-rows";

export type ArchivePieces = AsyncGenerator<ArchivePiece>;
type Table = Manifest["tables"][number];

export const nextPiece = async (pieces: ArchivePieces): Promise<ArchivePiece | undefined> =>
  (await pieces.next()).value ?? undefined;

/** The next piece only comes once this one is read. */
export async function skipPiece({ bytes }: ArchivePiece): Promise<void> {
  for await (const _ of bytes);
}

/** Does not end what the bytes are written to. */
async function pour({ bytes }: ArchivePiece, rows: Writable): Promise<void> {
  for await (const chunk of bytes) if (!rows.write(chunk)) await once(rows, "drain");
}

type Take = (piece: ArchivePiece) => Promise<void>;

/** Gives the first piece that is not of the table. */
async function takeEach(pieces: ArchivePieces, { name }: Table, first: ArchivePiece, take: Take) {
  let piece: ArchivePiece | undefined = first;
  while (piece && tableOf(piece.name) === name) {
    await take(piece);
    piece = await nextPiece(pieces);
  }
  return piece;
}

/** An empty table is passed over: a COPY costs 40 ms, since the driver sends its end apart from its rows. */
async function fillTable(
  sql: TransactionSql,
  pieces: ArchivePieces,
  table: Table,
  first: ArchivePiece,
) {
  if (table.rows === 0) return takeEach(pieces, table, first, skipPiece);
  const rows = await writeRows(sql, table);
  const next = await takeEach(pieces, table, first, (piece) => pour(piece, rows));
  rows.end();
  await finished(rows);
  return next;
}

/** Gives the first piece that is of no table. */
export async function fillTables(sql: TransactionSql, pieces: ArchivePieces, { tables }: Manifest) {
  let piece = await nextPiece(pieces);
  while (piece) {
    const name = tableOf(piece.name);
    const table = tables.find((table) => table.name === name);
    if (!table) return piece;
    piece = await fillTable(sql, pieces, table, piece);
  }
  return piece;
}
