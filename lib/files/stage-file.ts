import { randomUUID } from "node:crypto";
import type { BaseContext } from "../context";
import { fileStore } from "../storage/file-store";
import type { ContentType } from "./content";
import { discardReceived, type Incoming, receiveFile } from "./receive-file";
import { ReceivedFile } from "./received";

/** Bytes that are stored for good under a key of their own, and that no record names yet. */
export type StagedFile = {
  key: string;
  fileName: string;
  contentType: ContentType;
  size: number;
};

async function store(ctx: BaseContext, file: ReceivedFile): Promise<StagedFile> {
  const { fileName, contentType, size } = file;
  const key = `${ctx.today.slice(0, 7)}/${randomUUID()}`;
  await fileStore().adopt(file.path, key, contentType);
  return { key, fileName, contentType, size };
}

/**
 * Stores a file before the transaction that names it, so that a record never exists without its bytes: a process that
 * dies in between leaves an orphan, which the sweep removes. 413 and 415 as for uploads.
 */
export async function stageFile(
  ctx: BaseContext,
  file: ReceivedFile | Incoming,
): Promise<StagedFile> {
  if (file instanceof ReceivedFile) return store(ctx, file);
  const received = await receiveFile(file);
  try {
    return await store(ctx, received);
  } finally {
    await discardReceived(received);
  }
}

/** Removes stored bytes that no record came to name. */
export const discardStaged = ({ key }: Pick<StagedFile, "key">): Promise<void> =>
  fileStore().remove(key);
