import type * as z from "zod";
import type { Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { counted } from "../values/count-text";
import type { BulkInput } from "./input";
import type { ChainFacts } from "./page-state";
import { listChainFacts } from "./queries";

export type Bulk = z.output<typeof BulkInput>;

/** In the order given; 400 unless each is a live, valid chain of the project. */
export async function listBulkChains(
  ctx: Context,
  { projectId, chainIds }: Bulk,
): Promise<ChainFacts[]> {
  const facts = await listChainFacts(ctx, chainIds);
  const chains = chainIds.map((id) => {
    const chain = facts.get(id);
    if (chain?.projectId === projectId) return chain;
    throw invalidField("chain_ids", `La cadena ${id} no existe en el proyecto.`);
  });
  const cancelled = chains.find(({ isCancelled }) => isCancelled);
  if (!cancelled) return chains;
  throw invalidField("chain_ids", `La cadena CDC ${cancelled.consecutive} está anulada.`);
}

export function assertSameCount(pages: number, { length }: readonly ChainFacts[]) {
  if (pages !== length)
    throw invalidField(
      "file",
      `El PDF tiene ${counted(pages, "página", "páginas")} para ${counted(length, "cadena", "cadenas")}: deben coincidir.`,
    );
}
