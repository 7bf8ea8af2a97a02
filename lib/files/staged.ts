import { isBusy, isDomainError } from "../kernel/errors";
import { fileStore } from "../storage/file-store";
import type { ContentType } from "./content";

/** Stored for good under a key of its own; no record names it yet. */
export type StagedFile = {
  key: string;
  fileName: string;
  contentType: ContentType;
  size: number;
};

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
export async function discardingOnRefusal<T>(
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
