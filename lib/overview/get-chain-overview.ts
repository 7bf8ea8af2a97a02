import { type ChainDetail, getChain } from "../custody/get-chain";
import { listChainDoubleCharges } from "../custody/list-chain-double-charges";
import { listTanks } from "../custody/list-tanks";
import { volumeDoubt } from "../custody/volume-doubt";
import type { Context } from "../kernel/context";

export async function getChainOverview(ctx: Context, ref: { chainId: number }) {
  const detail: ChainDetail = await getChain(ctx, ref);
  const { chain, vehicle, items } = detail;
  const [doubleCharges, tanks] = await Promise.all([
    listChainDoubleCharges(ctx, detail),
    listTanks(ctx, items),
  ]);
  const vehicleCapacity = vehicle?.capacityGallons ?? null;
  return {
    detail,
    doubleCharges,
    volumeDoubt: volumeDoubt(chain.gallons, { tanks, vehicleCapacity }),
  };
}

export type ChainOverview = Awaited<ReturnType<typeof getChainOverview>>;
