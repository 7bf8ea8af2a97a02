import { and, eq } from "drizzle-orm";
import { custodyChains } from "@/db/schema";
import { type ChainItem, listItemsOf } from "../custody/list-items";
import { type ChainRow, liveChains, selectChains } from "../custody/queries";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { groupedBy } from "../values/rows";

export type ChainOnPaper = ChainRow & { items: ChainItem[] };

export async function withChainItems(
  ctx: BaseContext,
  chains: ChainRow[],
): Promise<ChainOnPaper[]> {
  const ids = chains.map(({ chain }) => chain.id);
  const items = ids.length > 0 ? await listItemsOf(ctx, ids) : [];
  const byChain = groupedBy(items, ({ chainId }) => chainId);
  return chains.map((one) => ({ ...one, items: byChain.get(one.chain.id) ?? [] }));
}

export async function getChainOnPaper(
  ctx: BaseContext,
  { chainId }: { chainId: number },
): Promise<ChainOnPaper> {
  const found = await selectChains(ctx, and(liveChains, eq(custodyChains.id, chainId)));
  const [chain] = await withChainItems(ctx, found);
  if (!chain) throw new NotFound("No existe la cadena de custodia.");
  return chain;
}
