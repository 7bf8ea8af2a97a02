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
