import type { z } from "zod";
import { unsupported } from "../files/inspect-content";
import { pagesOf } from "../files/pages-of";
import { storingFirst } from "../files/storing-first";
import { atomically, type Context } from "../kernel/context";
import { Invalid } from "../kernel/errors";
import { UnreadablePdf } from "../pdf/worker/unreadable-pdf.mjs";
import { getProject } from "../projects/get-project";
import { counted } from "../values/count-text";
import { attachPages } from "./attach-pages";
import { type ChainFile, type Saving, stagedOf } from "./chain-file";
import type { BulkInput } from "./input";
import type { ChainFacts } from "./page-state";
import { listChainFacts } from "./queries";
import { discardPages, stagePages } from "./stage-pages";

type Bulk = z.output<typeof BulkInput>;

const refused = (field: "chain_ids" | "file", message: string) =>
  new Invalid(message, { [field]: [message] });

/** In the order given; 400 unless each is a live, valid chain of the project. */
async function listChains(ctx: Context, { projectId, chainIds }: Bulk): Promise<ChainFacts[]> {
  const facts = await listChainFacts(ctx, chainIds);
  const chains = chainIds.map((id) => {
    const chain = facts.get(id);
    if (chain?.projectId === projectId) return chain;
    throw refused("chain_ids", `La cadena ${id} no existe en el proyecto.`);
  });
  const cancelled = chains.find(({ isCancelled }) => isCancelled);
  if (!cancelled) return chains;
  throw refused("chain_ids", `La cadena CDC ${cancelled.consecutive} está anulada.`);
}

function assertSameCount(pages: number, { length }: readonly ChainFacts[]) {
  if (pages !== length)
    throw refused(
      "file",
      `El PDF tiene ${counted(pages, "página", "páginas")} para ${counted(length, "cadena", "cadenas")}: deben coincidir.`,
    );
}

/** 415 for a document whose pages can be counted and not taken out. */
function readably(thrown: unknown): never {
  if (thrown instanceof UnreadablePdf)
    throw unsupported("El PDF no se puede separar en páginas: vuelva a generarlo o a escanearlo.");
  throw thrown;
}

async function storePages(ctx: Context, bulk: Bulk): Promise<ChainFile[]> {
  const chains = await listChains(ctx, bulk);
  assertSameCount(pagesOf(bulk.file), chains);
  const groups = chains.map((chain, index) => ({
    chain,
    pages: [{ page: index + 1, rotation: 0 }],
    mayReplace: true,
  }));
  return stagePages(ctx, bulk.file.path, { groups }).catch(readably);
}

/**
 * Page n goes to chain n, all in one go: nothing is saved when the count, a chain or the file is wrong; a
 * page that fails leaves the others saved (specification, "Bulk upload rules").
 */
export const bulkCustody = storingFirst(async (ctx: Context, bulk: Bulk) => {
  const files = await storePages(ctx, bulk);
  const name = (ctx: Context): Promise<Saving> =>
    atomically(ctx, async (ctx) => {
      await getProject(ctx, bulk, { lock: true });
      const saving = await attachPages(ctx, files, bulk);
      ctx.afterCommit(() => discardPages(saving.failed));
      return saving;
    });
  return { staged: stagedOf(files), name };
});
