import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileStore, incomingFolder } from "./file-store";

async function copyTo(path: string, key: string) {
  await mkdir(incomingFolder(), { recursive: true });
  await pipeline(
    await fileStore().read(key),
    createWriteStream(path, { mode: 0o600, flags: "wx" }),
  );
  return path;
}

/** Fetched on first use, and removed afterwards. */
export async function withLocalCopy<T>(
  key: string,
  work: (copy: () => Promise<string>) => Promise<T>,
): Promise<T> {
  const path = join(incomingFolder(), randomUUID());
  let copied: Promise<string> | undefined;
  const copy = () => {
    copied ??= copyTo(path, key);
    return copied;
  };
  try {
    return await work(copy);
  } finally {
    await rm(path, { force: true });
  }
}
