import { isBusy, isDomainError } from "../kernel/errors";
import { fileStore } from "../storage/file-store";
import type { ContentType } from "./content";

/** Stored under a key of its own; no record names it yet. */
export type StagedFile = {
  key: string;
  fileName: string;
  contentType: ContentType;
  size: number;
  /** SHA-256 of the bytes. */
  digest: string;
};

/** Files that the store does not remove now are left to the sweep. */
export async function discardStaged(staged: readonly Pick<StagedFile, "key">[]): Promise<void> {
  for (const { key } of staged)
    await fileStore()
      .remove(key)
      .catch(() => undefined);
}

/** A busy answer does not tell whether the work was committed. */
const isRefusal = (thrown: unknown) => isDomainError(thrown) && !isBusy(thrown);

/**
 * Removes the bytes when the transaction that names them is refused. After any other failure it may have committed, so
 * the bytes are left to the sweep.
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
