import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Sql } from "postgres";
import { migrateDatabase, migrateThrough } from "@/db/migrate";
import { fileStore, incomingFolder } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { assertMigration, assertNoRecords } from "./assert-empty";
import { assertNoFiles } from "./assert-no-files";
import { connect } from "./connect";
import { type ArchivePieces, nextPiece, skipPiece } from "./fill-tables";
import { keyOf, type Manifest } from "./manifest";
import { type ArchivePiece, readArchive } from "./read-archive";
import { restoreTables } from "./restore-tables";
import { type Opened, openArchive } from "./sealing";
import { verifyArchive } from "./verify-archive";

type Kept = { store: FileStore; put: string[]; types: Map<string, string>; isOnlyRows: boolean };

async function putFile({ store, put, types }: Kept, piece: ArchivePiece) {
  const key = keyOf(piece.name);
  if (!key) return;
  const path = join(incomingFolder(), `restore-${process.pid}-${put.length}`);
  try {
    await pipeline(piece.bytes, createWriteStream(path));
    put.push(key);
    await store.importFile(path, key, types.get(piece.name) ?? "application/octet-stream");
  } finally {
    await rm(path, { force: true });
  }
}

async function restoreFiles(kept: Kept, pieces: ArchivePieces, first: ArchivePiece | undefined) {
  await mkdir(incomingFolder(), { recursive: true });
  for (let piece = first; piece; piece = await nextPiece(pieces))
    await (keyOf(piece.name) && !kept.isOnlyRows ? putFile(kept, piece) : skipPiece(piece));
}

/** Rows are committed once the files are there; files without rows are removed again. */
async function restoreAll(sql: Sql, archive: Opened, manifest: Manifest, isOnlyRows: boolean) {
  const types = new Map(manifest.entries.map((entry) => [entry.name, entry.contentType ?? ""]));
  const kept: Kept = { store: fileStore(), put: [], types, isOnlyRows };
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

type Asked = {
  url: string;
  path: string;
  passphrase?: string | undefined;
  /** Files are verified and left where they are. */
  isOnlyRows?: boolean;
};

/**
 * Verifies every digest before anything is written; migrates the database to the backup's migration, fills it and
 * brings it up to date. The caller then pairs it with the store. Throws `DamagedBackup` and `BackupRefused`, and leaves
 * the installation empty.
 */
export async function restoreBackup({ url, path, passphrase, isOnlyRows = false }: Asked) {
  const archive = await openArchive(path, passphrase);
  const manifest = await verifyArchive(archive);
  const sql = connect(url);
  try {
    await assertMigration(sql, manifest);
    await assertNoRecords(sql);
    await assertNoFiles(sql, fileStore(), manifest);
    await migrateThrough(url, manifest.migration);
    await restoreAll(sql, archive, manifest, isOnlyRows);
  } finally {
    await sql.end();
  }
  await migrateDatabase(url);
  return manifest;
}
