import { sql } from "drizzle-orm";
import type { z } from "zod";
import { insertAll } from "@/db/insert-all";
import { custodyScanPages } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Invalid } from "../kernel/errors";
import { listPages, lockReviewable, type ScanPage, type WholeScan, withPages } from "./get-scan";
import type { ScanChanges } from "./input";
import { rearranged } from "./page-moves";
import { type ChainFacts, isLocked, stateOfMatch } from "./page-state";
import { listChainFacts } from "./queries";

type Changes = z.output<typeof ScanChanges>;

function wrong(index: number, field: string, message: string) {
  return new Invalid(message, { [`pages.${index}.${field}`]: [message] });
}

/** 400 unless each takes files. */
async function listChains(ctx: Context, { projectId, pages }: Changes) {
  const facts = await listChainFacts(
    ctx,
    pages.flatMap(({ chainId }) => chainId ?? []),
  );
  for (const [index, { chainId }] of pages.entries()) {
    if (!chainId) continue;
    const chain = facts.get(chainId);
    if (chain?.projectId !== projectId)
      throw wrong(index, "chain_id", `La cadena ${chainId} no existe en el proyecto.`);
    if (isLocked({ state: stateOfMatch(chain) }))
      throw wrong(
        index,
        "chain_id",
        `La cadena CDC ${chain.consecutive} no admite archivos: está anulada o su planilla está cerrada.`,
      );
  }
  return facts;
}

/** 400 unless the scan has each. */
function assertThere(pages: readonly ScanPage[], { pages: moves }: Changes): void {
  const there = new Set(pages.map(({ page }) => page));
  for (const [index, { page }] of moves.entries())
    if (!there.has(page)) throw wrong(index, "page", `El escaneo no tiene la página ${page}.`);
}

/** Those that are moved, as they come to lie. */
function movedPages(
  pages: readonly ScanPage[],
  { pages: moves }: Changes,
  facts: Map<number, ChainFacts>,
): ScanPage[] {
  const touched = new Set(moves.map(({ page }) => page));
  const stateOn = (chainId: number) => {
    const chain = facts.get(chainId);
    return chain && stateOfMatch(chain);
  };
  return rearranged(pages, moves, stateOn).filter(({ page }) => touched.has(page));
}

/** Nothing is saved on the chains yet. */
export const arrangePages = (ctx: Context, changes: Changes): Promise<WholeScan> =>
  atomically(ctx, async (ctx) => {
    const scan = await lockReviewable(ctx, changes);
    const facts = await listChains(ctx, changes);
    const pages = await listPages(ctx, scan);
    assertThere(pages, changes);
    const rows = movedPages(pages, changes, facts).map(
      ({ scanId, page, state, chainId, position, rotation }) => ({
        scanId,
        page,
        state,
        chainId,
        position,
        rotation,
      }),
    );
    const onConflict = sql`on conflict (custody_scan_id, page) do update set state = excluded.state,
      custody_chain_id = excluded.custody_chain_id, position = excluded.position, rotation = excluded.rotation`;
    await insertAll(ctx.db, custodyScanPages, rows, { onConflict });
    return withPages(ctx, scan);
  });
