import { listProjectChains } from "../custody/queries";
import type { BaseContext } from "../kernel/context";
import { stateOnChain } from "./page-state";
import { listChainFacts } from "./queries";
import type { ChainChoice } from "./tray";

export async function listChainChoices(
  ctx: BaseContext,
  { projectId }: { projectId: number },
): Promise<ChainChoice[]> {
  const chains = await listProjectChains(ctx, projectId);
  const facts = await listChainFacts(
    ctx,
    chains.map(({ chain }) => chain.id),
  );
  return chains.flatMap(({ chain, sheet }) => {
    const known = facts.get(chain.id);
    if (!known) return [];
    const { id, consecutive, date, waste, status } = chain;
    const belongs = { worksheetId: sheet.id, seriesCode: sheet.seriesCode };
    return [{ id, consecutive, date, waste, status, ...belongs, state: stateOnChain(known) }];
  });
}
