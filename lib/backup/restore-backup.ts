import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { migrateDatabase, migrateThrough } from "@/db/migrate";
import { fileStore, incomingFolder } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { assertMigration, assertNoFiles, assertNoRecords } from "./assert-empty";
import { connect, unhurried } from "./connect";
import { DamagedBackup } from "./damaged";
import { keyOf, type Manifest, tableOf } from "./manifest";
import { type ArchivePiece, readArchive, verifyArchive } from "./read-archive";
import { type Opened, openArchive } from "./sealing";
import { seatSequences } from "./sequences";
import { countRows, listTables, writeRows } from "./table-rows";
import { withoutRules } from "./without-rules";

type Pieces = AsyncGenerator<ArchivePiece>;
type Table = Manifest["tables"][number];

const nextOf = async (pieces: Pieces): Promise<ArchivePiece | undefined> =>
  (await pieces.next()).value ?? undefined;

/** Does not end what the bytes are written to. */
async function pour({ bytes }: ArchivePiece, rows: Writable): Promise<void> {
  for await (const chunk of bytes) if (!rows.write(chunk)) await once(rows, "drain");
}

/** Gives the first piece that is not of the table. */
async function fillTable(sql: TransactionSql, pieces: Pieces, table: Table, first: ArchivePiece) {
  const rows = await writeRows(sql, table);
  let piece: ArchivePiece | undefined = first;
  while (piece && tableOf(piece.name) === table.name) {
    await pour(piece, rows);
    piece = await nextOf(pieces);
  }
  rows.end();
  await finished(rows);
  return piece;
}

/** Gives the first piece that is of no table. */
async function fillTables(sql: TransactionSql, pieces: Pieces, { tables }: Manifest) {
  let piece = await nextOf(pieces);
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

async function restoreTables(sql: TransactionSql, pieces: Pieces, manifest: Manifest) {
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

type Kept = { store: FileStore; put: string[]; types: Map<string, string> };

async function putFile({ store, put, types }: Kept, piece: ArchivePiece) {
  const key = keyOf(piece.name);
  if (!key) return;
  const path = join(incomingFolder(), `restore-${process.pid}-${put.length}`);
  try {
    await pipeline(piece.bytes, createWriteStream(path));
    put.push(key);
    await store.adopt(path, key, types.get(piece.name) ?? "application/octet-stream");
  } finally {
    await rm(path, { force: true });
  }
}

/** Without this the next piece does not come. */
async function skip({ bytes }: ArchivePiece) {
  for await (const _ of bytes);
}

async function restoreFiles(kept: Kept, pieces: Pieces, first: ArchivePiece | undefined) {
  await mkdir(incomingFolder(), { recursive: true });
  for (let piece = first; piece; piece = await nextOf(pieces))
    await (keyOf(piece.name) ? putFile(kept, piece) : skip(piece));
}

/** The rows are there when the files are, and files without rows are removed again. */
async function restoreAll(sql: Sql, archive: Opened, manifest: Manifest): Promise<void> {
  const types = new Map(manifest.entries.map((entry) => [entry.name, entry.contentType ?? ""]));
  const kept: Kept = { store: fileStore(), put: [], types };
  const pieces = readArchive(archive);
  try {
    await sql.begin(async (sql) =>
      restoreFiles(kept, pieces, await restoreTables(sql, pieces, manifest)),
    );
  } catch (thrown) {
    for (const key of kept.put) await kept.store.remove(key);
    throw thrown;
  }
}

type Asked = { url: string; path: string; passphrase?: string | undefined };

/**
 * Every piece is compared with its digest before anything is written; the database is brought to the backup's
 * migration, filled, and brought up to date. Who asks then makes the pair with the store. Throws
 * `DamagedBackup` and `BackupRefused`, and leaves the installation empty.
 */
export async function restoreBackup({ url, path, passphrase }: Asked) {
  const archive = await openArchive(path, passphrase);
  const manifest = await verifyArchive(archive);
  const sql = connect(url);
  try {
    await assertMigration(sql, manifest);
    await assertNoRecords(sql);
    await assertNoFiles(sql, fileStore(), manifest);
    await migrateThrough(url, manifest.migration);
    await restoreAll(sql, archive, manifest);
  } finally {
    await sql.end();
  }
  await migrateDatabase(url);
  return manifest;
}
