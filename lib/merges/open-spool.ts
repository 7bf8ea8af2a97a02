import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileStore, incomingFolder } from "../storage/file-store";
import { readOrNull } from "../storage/read-or-null";
import type { Part } from "./part";

export type Spooled = { part: Part; path: string };

async function print(source: Extract<Part["source"], { print: unknown }>, path: string) {
  await writeFile(path, (await source.print()).bytes);
}

/** A file that the store cannot give counts as an unreadable part; without disk space or store the merge fails. */
async function fetchStored({ key }: { key: string }, path: string) {
  const fetched = await readOrNull(async () => {
    await pipeline(await fileStore().read(key), createWriteStream(path));
    return path;
  });
  if (fetched === null) await writeFile(path, "");
}

/** In the folder of incoming files, where leftovers of a process are swept. */
export async function openSpool() {
  await mkdir(incomingFolder(), { recursive: true });
  const run = randomUUID();
  const paths: string[] = [];
  const next = () => {
    const path = join(incomingFolder(), `merge-${run}-${paths.length}.pdf`);
    paths.push(path);
    return path;
  };
  return {
    next,
    add: async (part: Part): Promise<Spooled> => {
      const path = next();
      if ("print" in part.source) await print(part.source, path);
      else await fetchStored(part.source, path);
      return { part, path };
    },
    discard: async (kept?: string) => {
      for (const path of paths) if (path !== kept) await rm(path, { force: true });
    },
  };
}

export type Spool = Awaited<ReturnType<typeof openSpool>>;
