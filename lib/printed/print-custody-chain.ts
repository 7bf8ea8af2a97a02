import { getCodeKey } from "../custody/get-code-key";
import type { Context } from "../kernel/context";
import { draw } from "./draw";
import { getChainOnPaper } from "./get-chain-on-paper";
import { getCompany } from "./get-company";
import type { Printed } from "./printed";

export async function printCustodyChain(ctx: Context, ref: { chainId: number }): Promise<Printed> {
  const chain = await getChainOnPaper(ctx, ref);
  const { company } = await getCompany(ctx);
  return draw(ctx, "custodyChain", company, chain, await getCodeKey(ctx));
}
