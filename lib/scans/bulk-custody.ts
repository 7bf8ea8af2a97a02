import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { atomically, type Context } from "../context";
import { Invalid } from "../errors";
import type { ReceivedFile } from "../files/received";
import { extractPages } from "../pdf/extract-pages";
import { getProject } from "../projects/get-project";
import { attachPages, type ChainFile, discardPages, keeping, type Saving } from "./attach-pages";
import type { BulkInput } from "./input";
import type { ChainFacts } from "./page-state";
import { pagesOf } from "./pages-of";
import { fileNameOf } from "./pile";
import { listFacts } from "./queries";
import { stagePage } from "./stage-page";

type Bulk = z.output<typeof BulkInput>;

const refused = (field: "chain_ids" | "file", message: string) =>
  new Invalid(message, { [field]: [message] });

/** The named chains in the order given; 400 unless each is a live, valid chain of the project. */
async function getChains(ctx: Context, { projectId, chainIds }: Bulk): Promise<ChainFacts[]> {
  const facts = await listFacts(ctx, chainIds);
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
      `El PDF tiene ${pages} páginas y se indicaron ${length} cadenas: deben coincidir.`,
    );
}

/** Stores page n for chain n, one after another. */
async function stagePages(ctx: Context, file: ReceivedFile, chains: readonly ChainFacts[]) {
  const files: ChainFile[] = [];
  const groups = chains.map((_, index) => [{ page: index + 1, rotation: 0 }]);
  try {
    for await (const given of extractPages(await readFile(file.path), groups)) {
      if ("pageCount" in given) continue;
      const chain = chains[files.length];
      if (!chain) break;
      const { document: bytes } = given;
      const made = bytes && { fileName: fileNameOf(chain), pages: 1, bytes };
      const staged = made && (await stagePage(ctx, made));
      files.push({ chain, pages: [files.length + 1], staged, mayReplace: true });
    }
    return files;
  } catch (thrown) {
    await discardPages(files);
    throw thrown;
  }
}

/**
 * Splits a PDF and gives page n to chain n, all in one go: nothing is saved when the count, a chain or the file is
 * wrong; a page that fails leaves the others saved (specification, "Bulk upload rules").
 */
export async function bulkCustody(ctx: Context, bulk: Bulk): Promise<Saving> {
  const chains = await getChains(ctx, bulk);
  assertSameCount(pagesOf(bulk.file), chains);
  const files = await stagePages(ctx, bulk.file, chains);
  const saving = await keeping(files, () =>
    atomically(ctx, async (ctx) => {
      await getProject(ctx, bulk, { lock: true });
      return attachPages(ctx, files, bulk);
    }),
  );
  await discardPages(saving.failed);
  return saving;
}
