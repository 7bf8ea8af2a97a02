import type { Context } from "../kernel/context";
import { type PageChanges, wrongPage } from "./moved-pages";
import { isLocked, stateOnChain } from "./page-state";
import { listChainFacts } from "./queries";

export async function listPageChains(ctx: Context, { projectId, pages }: PageChanges) {
  const facts = await listChainFacts(
    ctx,
    pages.flatMap(({ chainId }) => chainId ?? []),
  );
  for (const [index, { chainId }] of pages.entries()) {
    if (!chainId) continue;
    const chain = facts.get(chainId);
    if (chain?.projectId !== projectId)
      throw wrongPage(index, "chain_id", `La cadena ${chainId} no existe en el proyecto.`);
    if (isLocked({ state: stateOnChain(chain) }))
      throw wrongPage(
        index,
        "chain_id",
        `La cadena CDC ${chain.consecutive} no admite archivos: está anulada o su planilla está cerrada.`,
      );
  }
  return facts;
}
