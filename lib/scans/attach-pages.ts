import { attachOrReplace, isAllowed, sealOfSheet } from "../files/protection";
import { replaceFiles } from "../files/replace-files";
import type { Context } from "../kernel/context";
import type { ChainFile, Saving } from "./chain-file";
import type { ChainFacts } from "./page-state";
import { chainSlot, listChainFacts } from "./queries";

function refusalOf({ staged, mayReplace }: ChainFile, chain: ChainFacts | null): string | null {
  if (!staged) return "La página está dañada y no se pudo separar.";
  if (!chain) return "La cadena ya no existe en el proyecto.";
  if (chain.isCancelled) return "La cadena está anulada.";
  if (
    !isAllowed(attachOrReplace(chain.hasFile), {
      seal: sealOfSheet({ isClosed: chain.isSheetClosed }),
    })
  )
    return `La planilla ${chain.seriesCode} está cerrada: sus archivos ya no se cambian.`;
  return chain.hasFile && !mayReplace ? "La cadena ya tiene un archivo." : null;
}

/**
 * In the same few queries however many; one chain that is refused leaves the others saved. Inside a
 * transaction that locked the project, as every change of a chain and its files does.
 */
export async function attachPages(
  ctx: Context,
  files: readonly ChainFile[],
  { projectId }: { projectId: number },
): Promise<Saving> {
  const saving: Saving = { saved: [], failed: [] };
  const ids = files.map(({ chain }) => chain.id);
  const facts = await listChainFacts(ctx, ids);
  for (const file of files) {
    const chain = facts.get(file.chain.id);
    const reason = refusalOf(file, chain?.projectId === projectId ? chain : null);
    if (reason !== null) saving.failed.push({ ...file, reason });
    else if (file.staged) saving.saved.push({ ...file, staged: file.staged });
  }
  if (saving.saved.length === 0) return saving;
  const filed = saving.saved.map(({ chain, staged }) => ({ objectId: chain.id, staged }));
  await replaceFiles(ctx, chainSlot, filed);
  return saving;
}
