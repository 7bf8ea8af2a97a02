import { existsSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { FileStore } from "./store";

/** What the machine forgets when its power fails is not stored yet. */
async function settle(path: string) {
  const file = await open(path, "r");
  await file.sync();
  await file.close();
}

/** Windows opens no folders, and settles their entries by itself. */
const canSettleFolders = process.platform !== "win32";

/** Files in a folder of this machine. */
export function diskStore(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: "private" }));
  const read: FileStore["read"] = async (key, range) => {
    const file = await open(join(location, key));
    return file.createReadStream(range);
  };
  return {
    read,
    readWhole: async (key) => buffer(await read(key)),
    async adopt(path, key) {
      const target = join(location, key);
      await settle(path);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      if (canSettleFolders) await settle(dirname(target));
    },
    write: (key, bytes) => disk.put(key, bytes),
    has: (key) => disk.exists(key),
    move: (from, to) => disk.move(from, to),
    remove: (key) => disk.delete(key),
    async *keys(folder = "") {
      if (!existsSync(join(location, folder))) return;
      const { objects } = await disk.listAll(folder || "/", { recursive: true });
      const keys = [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
      for (let at = 0; at < keys.length; at += 1_000) yield keys.slice(at, at + 1_000);
    },
    async look(key) {
      const { lastModified, contentLength } = await disk.getMetaData(key);
      return { storedAt: lastModified, size: contentLength };
    },
  };
}
