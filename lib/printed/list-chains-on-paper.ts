import { and, asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { custodyChains } from "@/db/schema";
import { liveChains, selectChains } from "../custody/queries";
import type { BaseContext } from "../kernel/context";
import { countedChainStatuses } from "../states/chain";
import { type ChainOnPaper, withChainItems } from "./get-chain-on-paper";

export async function listChainsOnPaper(
  ctx: BaseContext,
  { worksheetId }: { worksheetId: number },
): Promise<ChainOnPaper[]> {
  const ofSheet = and(
    eq(custodyChains.worksheetId, worksheetId),
    among(custodyChains.status, countedChainStatuses),
  );
  const found = await selectChains(ctx, and(liveChains, ofSheet)).orderBy(
    asc(custodyChains.date),
    asc(custodyChains.consecutive),
  );
  return withChainItems(ctx, found);
}
