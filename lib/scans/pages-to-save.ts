import type { ChainFilePages } from "./chain-file";
import type { ShownPage } from "./get-scan";
import { groupByChain } from "./page-order";
import type { ChainFacts } from "./page-state";
import { isSaved } from "./tray";

export function pagesToSave(
  pages: readonly ShownPage[],
  replaced: ReadonlySet<number>,
): ChainFilePages[] {
  const chains = new Map<number, ChainFacts>();
  const chosen = pages.flatMap(({ chain, ...page }) => {
    if (!chain || !isSaved(page, replaced)) return [];
    chains.set(chain.id, chain);
    return [{ ...page, chainId: chain.id }];
  });
  return groupByChain(chosen).flatMap(({ chainId, pages }) => {
    const chain = chains.get(chainId);
    return chain ? [{ chain, pages, mayReplace: replaced.has(chainId) }] : [];
  });
}
