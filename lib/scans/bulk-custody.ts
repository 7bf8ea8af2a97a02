import { unsupported } from "../files/inspect-content";
import { pdfPagesOf } from "../files/pdf-pages-of";
import { storingFirst } from "../files/storing-first";
import { atomically, type Context } from "../kernel/context";
import { isUnreadablePdf } from "../pdf/worker/unreadable-pdf.mjs";
import { lockProject } from "../projects/lock-project";
import { attachPages } from "./attach-pages";
import { assertSameCount, type Bulk, listBulkChains } from "./bulk-chains";
import { type ChainFile, type Saving, stagedOf } from "./chain-file";
import { discardPages } from "./discard-pages";
import { stagePages } from "./stage-pages";

/** 415 for a document whose pages can be counted and not extracted. */
function refuseUnreadable(thrown: unknown): never {
  if (isUnreadablePdf(thrown))
    throw unsupported("El PDF no se puede separar en páginas: vuelva a generarlo o a escanearlo.");
  throw thrown;
}

async function storePages(ctx: Context, bulk: Bulk): Promise<ChainFile[]> {
  const chains = await listBulkChains(ctx, bulk);
  assertSameCount(pdfPagesOf(bulk.file), chains);
  const groups = chains.map((chain, index) => ({
    chain,
    pages: [{ page: index + 1, rotation: 0 }],
    mayReplace: true,
  }));
  return stagePages(ctx, bulk.file.path, { groups }).catch(refuseUnreadable);
}

/**
 * Page n goes to chain n. Nothing is saved when the count, a chain or the file is wrong; a page that fails leaves the
 * others saved (specification, "Bulk upload rules").
 */
export const bulkCustody = storingFirst(async (ctx: Context, bulk: Bulk) => {
  const files = await storePages(ctx, bulk);
  const name = (ctx: Context): Promise<Saving> =>
    atomically(ctx, async (ctx) => {
      await lockProject(ctx, bulk);
      const saving = await attachPages(ctx, files, bulk);
      ctx.afterCommit(() => discardPages(saving.failed));
      return saving;
    });
  return { staged: stagedOf(files), name };
});
