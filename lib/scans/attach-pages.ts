import type { Context } from "../context";
import { DomainError } from "../errors";
import { attachFile } from "../files/attach-file";
import { discardStaged, type StagedFile } from "../files/stage-file";
import type { ChainFacts } from "./page-state";
import { chainSlot } from "./queries";

/** The file made for a chain: stored, or null where a page of it is broken. */
export type ChainFile = {
  chain: Pick<ChainFacts, "id" | "consecutive">;
  /** Its pages in the pile. */
  pages: number[];
  staged: StagedFile | null;
  mayReplace: boolean;
};

export type SavedFile = ChainFile & { staged: StagedFile };
export type FailedFile = ChainFile & { reason: string };

/** What came of each file. */
export type Saving = { saved: SavedFile[]; failed: FailedFile[] };

const broken = "La página está dañada y no se pudo separar.";

async function attachOne(ctx: Context, file: SavedFile): Promise<string | null> {
  const { chain, staged, mayReplace } = file;
  try {
    await attachFile(ctx, { ...chainSlot, objectId: chain.id, staged, mayReplace });
    return null;
  } catch (thrown) {
    if (thrown instanceof DomainError) return thrown.message;
    throw thrown;
  }
}

/** Gives each chain its file; one that is refused leaves the others saved. Inside a transaction that holds the project. */
export async function attachPages(ctx: Context, files: readonly ChainFile[]): Promise<Saving> {
  const saving: Saving = { saved: [], failed: [] };
  for (const { staged, ...file } of files) {
    const reason = staged ? await attachOne(ctx, { ...file, staged }) : broken;
    if (staged && reason === null) saving.saved.push({ ...file, staged });
    else saving.failed.push({ ...file, staged, reason: reason ?? broken });
  }
  return saving;
}

/** Removes what was stored for chains that did not come to have it. */
export async function discardPages(files: readonly Pick<ChainFile, "staged">[]): Promise<void> {
  for (const { staged } of files) if (staged) await discardStaged(staged);
}

/**
 * Runs the transaction that names the stored files; a refusal removes them. After any other failure it may have been
 * written all the same, so what nobody names is left to the sweep.
 */
export async function keeping<T>(files: readonly ChainFile[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof DomainError) await discardPages(files);
    throw thrown;
  }
}
