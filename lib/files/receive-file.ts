import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Full } from "../kernel/errors";
import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { incomingFolder } from "../storage/file-store";
import { isFull } from "../storage/is-full";
import { cleanName } from "./file-name";
import { inspectContent } from "./inspect-content";
import { meter } from "./meter";
import { ReceivedFile } from "./received-file";

export type Incoming = {
  name: string;
  bytes: Readable | Uint8Array;
  limitBytes: number;
  owner: WorkOwner;
  /** Aborted when the sender is gone. */
  signal?: AbortSignal;
};

const asStream = (bytes: Readable | Uint8Array) =>
  bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;

async function writeTo(path: string, { bytes, limitBytes, signal }: Incoming) {
  const { stream, result } = meter(limitBytes);
  const file = await open(path, "wx", 0o600);
  await pipeline([asStream(bytes), stream, file.createWriteStream()], signal ? { signal } : {});
  return result();
}

/** Streams it; 413 over the limit, 415 for other kinds. The caller discards it. */
export async function receiveFile(incoming: Incoming): Promise<ReceivedFile> {
  await mkdir(incomingFolder(), { recursive: true });
  const path = join(incomingFolder(), randomUUID());
  try {
    const { size, digest } = await writeTo(path, incoming);
    const { contentType, pages } = await inspectContent(path, incoming.owner);
    return new ReceivedFile(path, cleanName(incoming.name), contentType, size, pages, digest);
  } catch (thrown) {
    await rm(path, { force: true });
    throw isFull(thrown) ? new Full() : thrown;
  }
}
