import { and, eq, sql } from "drizzle-orm";
import { custodyChains, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockProjectIfExists } from "../projects/lock-project";
import { type ChainItem, listItems } from "./list-items";
import { type ExpiredPaper, listWarnings } from "./list-warnings";
import { type CustodyChain, liveChains, selectChains } from "./queries";

type Ref = { chainId: number };

export type WholeChain = CustodyChain & { items: ChainItem[]; warnings: ExpiredPaper[] };

async function getRow(ctx: BaseContext, { chainId }: Ref): Promise<CustodyChain> {
  const [chain] = await selectChains(ctx, and(liveChains, eq(custodyChains.id, chainId)));
  if (!chain) throw new NotFound("No existe la cadena de custodia.");
  return chain;
}

export async function getChain(ctx: BaseContext, ref: Ref): Promise<WholeChain> {
  const found = await getRow(ctx, ref);
  return {
    ...found,
    items: await listItems(ctx, ref),
    warnings: await listWarnings(ctx, found.chain),
  };
}

/** Every change of a chain and of its sheet locks the project first. */
export async function lockChain(ctx: BaseContext, ref: Ref): Promise<CustodyChain> {
  await lockProjectIfExists(
    ctx,
    sql`(select ${worksheets.projectId} from ${custodyChains}
      join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
      where ${custodyChains.id} = ${ref.chainId})`,
  );
  return getRow(ctx, ref);
}
