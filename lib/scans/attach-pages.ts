import { and, eq, isNull } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { attachments } from "@/db/schema";
import { actOn, isAllowed, sealOfSheet } from "../files/protection";
import type { Context } from "../kernel/context";
import type { ChainFile, SavedFile, Saving } from "./chain-file";
import type { ChainFacts } from "./page-state";
import { chainSlot, listFacts } from "./queries";

/** Why the chain does not come to have the file; null when it does. */
function refusalOf({ staged, mayReplace }: ChainFile, chain: ChainFacts | null): string | null {
  if (!staged) return "La página está dañada y no se pudo separar.";
  if (!chain) return "La cadena ya no existe en el proyecto.";
  if (chain.isCancelled) return "La cadena está anulada.";
  if (!isAllowed(actOn(chain.hasFile), { seal: sealOfSheet({ isClosed: chain.isSealed }) }))
    return `La planilla ${chain.seriesCode} está cerrada: sus archivos ya no se cambian.`;
  return chain.hasFile && !mayReplace ? "La cadena ya tiene un archivo." : null;
}

async function setAside(ctx: Context, files: readonly SavedFile[]) {
  const ids = files.map(({ chain }) => chain.id);
  await ctx.db
    .update(attachments)
    .set({ removedAt: ctx.now })
    .where(
      and(
        eq(attachments.model, chainSlot.model),
        eq(attachments.field, chainSlot.field),
        isAmong(attachments.objectId, ids),
        isNull(attachments.removedAt),
      ),
    );
}

const rowOf = ({ chain, staged }: SavedFile) => ({
  ...chainSlot,
  objectId: chain.id,
  fileName: staged.fileName,
  contentType: staged.contentType,
  size: staged.size,
  storageKey: staged.key,
});

/**
 * Gives each chain of the project its file, in the same few queries however many they are; one that is refused leaves
 * the others saved. Inside a transaction that holds the project, as every change of a chain and its files does.
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
    const chain = facts.get(file.chain.id);
    const reason = refusalOf(file, chain?.projectId === projectId ? chain : null);
    if (reason !== null) saving.failed.push({ ...file, reason });
    else if (file.staged) saving.saved.push({ ...file, staged: file.staged });
  }
  if (saving.saved.length === 0) return saving;
  await setAside(ctx, saving.saved);
  await insertAll(ctx.db, attachments, saving.saved.map(rowOf));
  return saving;
}
