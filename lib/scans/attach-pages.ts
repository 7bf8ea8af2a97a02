import type { Context } from "../context";
import { DomainError } from "../errors";
import { attachFile } from "../files/attach-file";
import { discardStaged, type StagedFile } from "../files/stage-file";
import type { ChainFacts } from "./page-state";
import { chainSlot, listFacts } from "./queries";

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
const gone = "La cadena ya no existe en el proyecto.";
const cancelled = "La cadena está anulada.";

function refusalOf(chain: ChainFacts | undefined, projectId: number): string | null {
  if (chain?.projectId !== projectId) return gone;
  return chain.isCancelled ? cancelled : null;
}

async function attachOne(ctx: Context, { chain, mayReplace }: ChainFile, staged: StagedFile) {
  try {
    await attachFile(ctx, { ...chainSlot, objectId: chain.id, staged, mayReplace });
    return null;
  } catch (thrown) {
    if (thrown instanceof DomainError) return thrown.message;
    throw thrown;
  }
}

/** Why the chain does not come to have its file; null when it does. */
function failureOf(ctx: Context, file: ChainFile, refused: string | null) {
  if (!file.staged) return broken;
  return refused ?? attachOne(ctx, file, file.staged);
}

/**
 * Gives each chain of the project its file; one that is refused leaves the others saved. Inside a transaction that
 * holds the project, so that the chains stay as they are found.
 */
export async function attachPages(
  ctx: Context,
  files: readonly ChainFile[],
  { projectId }: { projectId: number },
): Promise<Saving> {
  const saving: Saving = { saved: [], failed: [] };
  const ids = files.map(({ chain }) => chain.id);
  const facts = await listFacts(ctx, ids);
  for (const file of files) {
    const refused = refusalOf(facts.get(file.chain.id), projectId);
    const reason = await failureOf(ctx, file, refused);
    if (reason !== null) saving.failed.push({ ...file, reason });
    else if (file.staged) saving.saved.push({ ...file, staged: file.staged });
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
