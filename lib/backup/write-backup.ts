import { createHash } from "node:crypto";
import type { Sql } from "postgres";
import { fileCopyLockName } from "../files/purge";
import { fileStore } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { addSnapshot, type SnapshotHead } from "./add-snapshot";
import { type ArchiveWriter, writeArchive } from "./archive-writer";
import { connect, liftTimeLimits } from "./connect";
import type { Named } from "./list-named-files";
import { listPictures } from "./list-pictures";
import { fileName, type Manifest, manifestName, sealName } from "./manifest";

type Stored = Pick<Named, "key" | "contentType">;

async function addFile(archive: ArchiveWriter, store: FileStore, { key, contentType }: Stored) {
  const { size } = await store.stat(key);
  await archive.add(fileName(key), size, await store.read(key), contentType);
}

/** Gives the keys that the store no longer has. */
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
async function seal(
  archive: ArchiveWriter,
  head: SnapshotHead,
  missing: string[],
): Promise<Manifest> {
  const manifest = { ...head, missing, entries: [...archive.entries] };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await archive.add(manifestName, bytes.length, [bytes]);
  const digest = Buffer.from(createHash("sha256").update(bytes).digest("hex"));
  await archive.add(sealName, digest.length, [digest]);
  await archive.close();
  return manifest;
}

/** Nothing that is named is purged until the copy is whole; the lock is taken before the snapshot. */
const whileFilesStay = <T>(sql: Sql, copy: () => Promise<T>) =>
  sql.begin(async (sql) => {
    await liftTimeLimits(sql);
    await sql`select pg_advisory_xact_lock_shared(hashtextextended(${fileCopyLockName}, 0))`;
    return copy();
  });

type Asked = { url: string; path: string; passphrase?: string | undefined };

/**
 * Every table as of one moment, and every stored file that its records name, while the product runs. Memory stays flat.
 * Throws `BackupRefused` when the file exists.
 */
export async function writeBackup({ url, path, passphrase }: Asked): Promise<Manifest> {
  const store = fileStore();
  const archive = writeArchive(path, passphrase);
  const [holding, reading] = [connect(url), connect(url)];
  const copy = async () => {
    const { head, named } = await addSnapshot(url, reading, archive);
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
