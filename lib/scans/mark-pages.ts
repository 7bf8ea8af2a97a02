import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { custodyScanPages } from "@/db/schema";
import type { Context } from "../kernel/context";
import { groupedBy } from "../values/rows";
import type { ChainFile, Saving } from "./chain-file";
import type { Scan } from "./get-scan";
import { stateOnChain } from "./page-state";
import { listChainFacts } from "./queries";

type Changes = Partial<typeof custodyScanPages.$inferInsert>;

async function set(ctx: Context, { id }: Scan, files: readonly ChainFile[], changes: Changes) {
  const own = files.flatMap(({ pages }) => pages.map(({ page }) => page));
  if (own.length === 0) return;
  await ctx.db
    .update(custodyScanPages)
    .set(changes)
    .where(and(eq(custodyScanPages.scanId, id), among(custodyScanPages.page, own)));
}

/** Pages of refused chains show why, and broken ones are set aside. Duplicates stay as they are. */
export async function markPages(ctx: Context, scan: Scan, { saved, failed }: Saving) {
  await set(ctx, scan, saved, { state: "MATCHED" });
  const facts = await listChainFacts(
    ctx,
    failed.map(({ chain }) => chain.id),
  );
  const stateOf = ({ chain: { id } }: ChainFile) => {
    const chain = facts.get(id);
    return chain ? stateOnChain(chain) : "UNKNOWN";
  };
  for (const [state, files] of groupedBy(failed, stateOf)) await set(ctx, scan, files, { state });
  const broken = failed.filter(({ staged }) => staged === null);
  await set(ctx, scan, broken, { chainId: null, position: null });
}
