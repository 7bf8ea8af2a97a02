import { and, asc, eq } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { custodyChains } from "@/db/schema";
import { type ChainItem, listItemsOf } from "../custody/list-items";
import { type CustodyChain, liveChains, selectChains } from "../custody/queries";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { countedChainStatuses } from "../states/chain";
import { groupedBy } from "../values/rows";

export type ChainOnPaper = CustodyChain & { items: ChainItem[] };

async function withItems(ctx: BaseContext, chains: CustodyChain[]): Promise<ChainOnPaper[]> {
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
  const [chain] = await withItems(ctx, found);
  if (!chain) throw new NotFound("No existe la cadena de custodia.");
  return chain;
}

/** Those that are not void, in the order of their dates and numbers; two queries. */
export async function listChainsOnPaper(
  ctx: BaseContext,
  { worksheetId }: { worksheetId: number },
): Promise<ChainOnPaper[]> {
  const ofSheet = and(
    eq(custodyChains.worksheetId, worksheetId),
    isAmong(custodyChains.status, countedChainStatuses),
  );
  const found = await selectChains(ctx, and(liveChains, ofSheet)).orderBy(
    asc(custodyChains.date),
    asc(custodyChains.consecutive),
  );
  return withItems(ctx, found);
}
