import { custodyChains } from "@/db/schema";
import type { BaseContext } from "./context";
import { giveNumber } from "./give-number";
import { drawChainNumber } from "./numbering";

/** Drawn last, after its sheet's. */
export const numberChain = async (ctx: BaseContext, id: number): Promise<void> => {
  await giveNumber(ctx, custodyChains.consecutive, { id, number: await drawChainNumber(ctx) });
};
