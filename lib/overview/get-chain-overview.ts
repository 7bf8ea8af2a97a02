import { getChain, type WholeChain } from "../custody/get-chain";
import { listChainDoubts } from "../custody/list-chain-doubts";
import { listTanks } from "../custody/list-tanks";
import { volumeDoubt } from "../custody/volume-doubt";
import type { Context } from "../kernel/context";

export async function getChainOverview(ctx: Context, ref: { chainId: number }) {
  const found: WholeChain = await getChain(ctx, ref);
  const { chain, vehicle, items } = found;
  const [doubts, tanks] = await Promise.all([listChainDoubts(ctx, found), listTanks(ctx, items)]);
  const truck = vehicle?.capacityGallons ?? null;
  return { found, doubts, doubtedVolume: volumeDoubt(chain.gallons, { tanks, truck }) };
}

export type ChainOverview = Awaited<ReturnType<typeof getChainOverview>>;
