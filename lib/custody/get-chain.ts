import { and, eq, sql } from "drizzle-orm";
import { custodyChains, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockProjectIfExists } from "../projects/lock-project";
import type { Day } from "../values/dates";
import {
  type Carriers,
  type ExpiredPaper,
  listExpiredPapers,
  listExpiredPapersOf,
} from "./list-expired-papers";
import { type ChainItem, listItems } from "./list-items";
import { type ChainRow, liveChains, selectChains } from "./queries";

type Ref = { chainId: number };

export type ChainDetail = ChainRow & { items: ChainItem[]; expiredPapers: ExpiredPaper[] };

async function getRow(ctx: BaseContext, { chainId }: Ref): Promise<ChainRow> {
  const [row] = await selectChains(ctx, and(liveChains, eq(custodyChains.id, chainId)));
  if (!row) throw new NotFound("No existe la cadena de custodia.");
  return row;
}

/** As `getChain`, of one whose carriers and day are known. */
export async function getChainCarriedBy(
  ctx: BaseContext,
  ref: Ref,
  carriers: Carriers,
  date: Day,
): Promise<ChainDetail> {
  const [row, items, expiredPapers] = await Promise.all([
    getRow(ctx, ref),
    listItems(ctx, ref),
    listExpiredPapersOf(ctx, carriers, date),
  ]);
  return { ...row, items, expiredPapers };
}

export async function getChain(ctx: BaseContext, ref: Ref): Promise<ChainDetail> {
  const row = await getRow(ctx, ref);
  const [items, expiredPapers] = await Promise.all([
    listItems(ctx, ref),
    listExpiredPapers(ctx, row.chain),
  ]);
  return { ...row, items, expiredPapers };
}

/** Every change of a chain and of its sheet locks the project first. */
export async function lockChain(ctx: BaseContext, ref: Ref): Promise<ChainRow> {
  await lockProjectIfExists(
    ctx,
    sql`(select ${worksheets.projectId} from ${custodyChains}
      join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
      where ${custodyChains.id} = ${ref.chainId})`,
  );
  return getRow(ctx, ref);
}
