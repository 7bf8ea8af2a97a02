import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { FileStore } from "./store";
import { syncToDisk } from "./sync-to-disk";

/** Windows opens no folders, and syncs their entries itself. */
const canSyncFolders = process.platform !== "win32";

/** A rename to another device fails, so it copies. */
async function move(path: string, target: string) {
  try {
    await rename(path, target);
  } catch (thrown) {
    if (!isOtherDevice(thrown)) throw thrown;
    await lay(target, (unfinished) => copyFile(path, unfinished));
    await rm(path, { force: true });
  }
}

const isOtherDevice = (thrown: unknown) =>
  thrown instanceof Error && "code" in thrown && thrown.code === "EXDEV";

/** Under its name is the whole file or nothing; what a dying process leaves is an orphan for the sweep. */
async function lay(target: string, write: (unfinished: string) => Promise<void>) {
  const unfinished = join(dirname(target), randomUUID());
  try {
    await write(unfinished);
    await syncToDisk(unfinished);
    await rename(unfinished, target);
  } catch (thrown) {
    await rm(unfinished, { force: true });
    throw thrown;
  }
}

export function diskStore(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: "private" }));
  const read: FileStore["read"] = async (key, range) => {
    const file = await open(join(location, key));
    return file.createReadStream(range);
  };
  const keep = async (key: string, bring: (target: string) => Promise<void>) => {
    const target = join(location, key);
    await mkdir(dirname(target), { recursive: true });
    await bring(target);
    if (canSyncFolders) await syncToDisk(dirname(target));
  };
  return {
    read,
    readWhole: async (key) => buffer(await read(key)),
    async importFile(path, key) {
      await syncToDisk(path);
      await keep(key, (target) => move(path, target));
    },
    write: (key, bytes) =>
      keep(key, (target) => lay(target, (unfinished) => writeFile(unfinished, bytes))),
    has: (key) => disk.exists(key),
    // Not the disk's own, which copies: of a process that dies meanwhile a part would stand under the name.
    move: (from, to) => keep(to, (target) => move(join(location, from), target)),
    remove: (key) => disk.delete(key),
    async *keys(folder = "") {
      if (!existsSync(join(location, folder))) return;
      const { objects } = await disk.listAll(folder || "/", { recursive: true });
      const keys = [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
      for (let at = 0; at < keys.length; at += 1_000) yield keys.slice(at, at + 1_000);
    },
    async stat(key) {
      const { lastModified, contentLength } = await disk.getMetaData(key);
      return { storedAt: lastModified, size: contentLength };
    },
  };
}
