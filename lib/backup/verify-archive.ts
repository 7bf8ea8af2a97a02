import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { digestOf } from "../files/digest";
import { DamagedBackup } from "./damaged";
import { Manifest, type ManifestEntry, manifestName, sealName } from "./manifest";
import { readArchive } from "./read-archive";
import type { Opened } from "./sealing";

function readManifest(path: string, text: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new DamagedBackup(`${path} is damaged: ${manifestName} cannot be read.`);
  }
}

type Seen = { found: Map<string, string>; manifest: string | null; seal: string | null };

async function look(archive: Opened): Promise<Seen> {
  const seen: Seen = { found: new Map(), manifest: null, seal: null };
  for await (const { name, bytes } of readArchive(archive)) {
    if (seen.found.has(name)) throw new DamagedBackup(`${archive.path} holds ${name} twice.`);
    if (name === manifestName) seen.manifest = (await buffer(bytes)).toString("utf8");
    else if (name === sealName) seen.seal = (await buffer(bytes)).toString("utf8");
    else seen.found.set(name, await digestOf(bytes));
  }
  return seen;
}

function assertSame(path: string, { found }: Seen, entries: readonly ManifestEntry[]) {
  for (const { name, sha256 } of entries) {
    const digest = found.get(name);
    if (!digest) throw new DamagedBackup(`${path} is damaged: ${name} is missing.`);
    if (digest !== sha256) throw new DamagedBackup(`${path} is damaged: ${name} was changed.`);
    found.delete(name);
  }
  for (const [name] of found)
    throw new DamagedBackup(`${path} holds ${name}, of which its manifest knows nothing.`);
}

/** Throws `DamagedBackup`. */
export async function verifyArchive(archive: Opened): Promise<Manifest> {
  const { path } = archive;
  const seen = await look(archive);
  if (seen.manifest === null || seen.seal === null)
    throw new DamagedBackup(`${path} is no whole backup: its end is missing.`);
  if (createHash("sha256").update(seen.manifest).digest("hex") !== seen.seal)
    throw new DamagedBackup(`${path} is damaged: ${manifestName} was changed.`);
  const manifest = readManifest(path, seen.manifest);
  assertSame(path, seen, manifest.entries);
  return manifest;
}
