import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { syncToDisk } from "../storage/sync-to-disk";
import { BackupRefused } from "./damaged";
import type { ManifestEntry } from "./manifest";
import { sealed } from "./sealing";

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export const unfinished = (path: string): string => `${path}.unfinished`;

/**
 * A tar, written under another name until it is whole and synced. `entries` says what it holds, digests included. A
 * passphrase hides everything but its size.
 */
export function writeArchive(path: string, passphrase?: string) {
  if (existsSync(path)) throw new BackupRefused(`${path} exists already: give another name.`);
  const tar = pack();
  const file = createWriteStream(unfinished(path), { mode: 0o600 });
  const written = pipeline(tar, (bytes) => sealed(bytes, passphrase), file);
  written.catch(() => undefined);
  const entries: ManifestEntry[] = [];

  async function add(name: string, size: number, bytes: Bytes, contentType?: string) {
    const hash = createHash("sha256");
    const entry = tar.entry({ name, size, mode: 0o600 });
    const taken = new Promise<void>((resolve, reject) => {
      entry.once("error", reject);
      entry.once("close", resolve);
    });
    taken.catch(() => undefined);
    for await (const chunk of bytes) {
      hash.update(chunk);
      if (!entry.write(chunk))
        await Promise.race([
          new Promise((drained) => entry.once("drain", drained)),
          taken,
          written,
        ]);
    }
    entry.end();
    await Promise.race([taken, written]);
    const sha256 = hash.digest("hex");
    entries.push({ name, size, sha256, ...(contentType ? { contentType } : {}) });
    return sha256;
  }

  return {
    entries,
    add,
    async close() {
      tar.finalize();
      await written;
      await syncToDisk(unfinished(path));
      await rename(unfinished(path), path);
    },
    async discard() {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(unfinished(path), { force: true });
    },
  };
}

export type ArchiveWriter = ReturnType<typeof writeArchive>;
