import type { BaseContext } from "../kernel/context";
import { isBusy, isDomainError } from "../kernel/errors";
import { fileStore } from "../storage/file-store";
import { newFileKey } from "../storage/keys";
import type { ContentType } from "./content";
import { discardReceived, type Incoming, receiveFile } from "./receive-file";
import { ReceivedFile } from "./received";

/** Stored for good under a key of its own; no record names it yet. */
export type StagedFile = {
  key: string;
  fileName: string;
  contentType: ContentType;
  size: number;
};

export type Unowned = Omit<Incoming, "owner">;

type Whole = Pick<ReceivedFile, "path" | "fileName" | "contentType" | "size">;

/** The file leaves its path; given up when the caller leaves. */
export async function stageWhole(ctx: BaseContext, file: Whole): Promise<StagedFile> {
  const { fileName, contentType, size } = file;
  const key = newFileKey(ctx.today);
  await fileStore().adopt(file.path, key, contentType, ctx.leaving);
  return { key, fileName, contentType, size };
}

/**
 * Before the transaction that names the file, so that a record never exists without its bytes: a process that
 * dies in between leaves an orphan, which the sweep removes. 413 and 415 as for uploads.
 */
export async function stageFile(
  ctx: BaseContext,
  file: ReceivedFile | Unowned,
): Promise<StagedFile> {
  if (file instanceof ReceivedFile) return stageWhole(ctx, file);
  const received = await receiveFile({ ...file, owner: ctx.caller?.user.id ?? null });
  try {
    return await stageWhole(ctx, received);
  } finally {
    await discardReceived(received);
  }
}

/** What the store does not give up now is left to the sweep. */
export async function discardStaged(staged: readonly Pick<StagedFile, "key">[]): Promise<void> {
  for (const { key } of staged)
    await fileStore()
      .remove(key)
      .catch(() => undefined);
}

/** A moment that is bad says nothing about what came of the work. */
const isRefusal = (thrown: unknown) => isDomainError(thrown) && !isBusy(thrown);

/**
 * When the transaction that names the bytes is refused nothing stays stored. After any other failure it may
 * have been written all the same, so bytes that nobody names are left to the sweep.
 */
export async function keepingStaged<T>(
  staged: readonly StagedFile[],
  name: () => Promise<T>,
): Promise<T> {
  try {
    return await name();
  } catch (thrown) {
    if (isRefusal(thrown)) await discardStaged(staged);
    throw thrown;
  }
}
