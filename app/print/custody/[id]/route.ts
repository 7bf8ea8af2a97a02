import { printed } from "@/lib/next/printed";
import { printCustodyChain } from "@/lib/printed/print-custody-chain";

export const GET = printed((ctx, chainId) => printCustodyChain(ctx, { chainId }));
