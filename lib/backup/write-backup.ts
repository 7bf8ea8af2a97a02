import { createHash } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { listMigrations } from "@/db/migrate";
import { version } from "@/package.json";
import { filesStayName } from "../files/purge";
import { fileStore } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { type ArchiveWriter, writeArchive } from "./archive-writer";
import { connect, unhurried } from "./connect";
import { listNamedFiles, listPictures, type Named } from "./list-named-files";
import { fileName, format, type Manifest, manifestName, partName, sealName } from "./manifest";
import { listSequences } from "./sequences";
import { type BackedTable, countRows, isThere, listTables, readRows } from "./table-rows";

type Head = Omit<Manifest, "entries" | "missing">;

async function addTable(
  sql: TransactionSql,
  archive: ArchiveWriter,
  table: Omit<BackedTable, "rows">,
) {
  let part = 0;
  for await (const bytes of readRows(sql, table)) {
    part += 1;
    await archive.add(partName(table.name, part), bytes.length, [bytes]);
  }
  return { ...table, rows: await countRows(sql, table.name) };
}

async function describe(sql: TransactionSql): Promise<Omit<Head, "tables">> {
  const [own] = (await isThere(sql, "installation"))
    ? await sql`select installation_id, server_identifier, database_oid from installation`
    : [];
  return {
    format,
    version,
    madeAt: new Date().toISOString(),
    installation: String(own?.installation_id ?? ""),
    server: String(own?.server_identifier ?? ""),
    database: String(own?.database_oid ?? ""),
    migration: (await listMigrations(sql))[0] ?? "",
    sequences: await listSequences(sql),
  };
}

/** As of one moment, while others go on writing. */
const addSnapshot = (sql: Sql, archive: ArchiveWriter) =>
  sql.begin("isolation level repeatable read read only", async (sql) => {
    await unhurried(sql);
    const tables: BackedTable[] = [];
    for (const table of await listTables(sql)) tables.push(await addTable(sql, archive, table));
    const named = await listNamedFiles(sql);
    return { head: { ...(await describe(sql)), tables }, named };
  });

type Stored = Pick<Named, "key" | "contentType">;

async function addFile(archive: ArchiveWriter, store: FileStore, { key, contentType }: Stored) {
  const { size } = await store.look(key);
  await archive.add(fileName(key), size, await store.read(key), contentType);
}

/** Gives the keys that lie in the store no more. */
async function addFiles(archive: ArchiveWriter, store: FileStore, named: readonly Named[]) {
  const missing: string[] = [];
  for (const one of named) {
    if (await store.has(one.key)) await addFile(archive, store, one);
    else missing.push(one.key);
    for await (const picture of listPictures(one, store)) await addFile(archive, store, picture);
  }
  return missing;
}

/** The manifest goes last: what it says is known only then. Its own digest follows it. */
async function seal(archive: ArchiveWriter, head: Head, missing: string[]): Promise<Manifest> {
  const manifest = { ...head, missing, entries: [...archive.entries] };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await archive.add(manifestName, bytes.length, [bytes]);
  const digest = Buffer.from(createHash("sha256").update(bytes).digest("hex"));
  await archive.add(sealName, digest.length, [digest]);
  await archive.close();
  return manifest;
}

/** Nothing that is named is purged until the copy is whole; the lock comes before the snapshot. */
const whileFilesStay = <T>(sql: Sql, copy: () => Promise<T>) =>
  sql.begin(async (sql) => {
    await unhurried(sql);
    await sql`select pg_advisory_xact_lock_shared(hashtextextended(${filesStayName}, 0))`;
    return copy();
  });

type Asked = { url: string; path: string; passphrase?: string | undefined };

/**
 * Every table, as of one moment, and every stored file that a record of that moment names, while the product
 * goes on. Memory stays flat. Throws `BackupRefused` when the file exists.
 */
export async function writeBackup({ url, path, passphrase }: Asked): Promise<Manifest> {
  const store = fileStore();
  const archive = writeArchive(path, passphrase);
  const [holding, reading] = [connect(url), connect(url)];
  const copy = async () => {
    const { head, named } = await addSnapshot(reading, archive);
    return seal(archive, head, await addFiles(archive, store, named));
  };
  try {
    return (await whileFilesStay(holding, copy)) as Manifest;
  } catch (thrown) {
    await archive.discard();
    throw thrown;
  } finally {
    await Promise.all([holding.end(), reading.end()]);
  }
}
