import { printCustodyChain } from "@/lib/documents/print-custody-chain";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, chainId) => printCustodyChain(ctx, { chainId }));
