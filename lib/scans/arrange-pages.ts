import { sql } from "drizzle-orm";
import type { z } from "zod";
import { insertAll } from "@/db/insert-all";
import { custodyScanPages } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Invalid } from "../kernel/errors";
import { listPages, lockReviewable, type ScanPage, type WholeScan, withPages } from "./get-scan";
import type { ScanChanges } from "./input";
import { type ChainFacts, stateOfMatch } from "./page-state";
import { listChainFacts } from "./queries";

type Changes = z.output<typeof ScanChanges>;
type Move = Changes["pages"][number];

function wrong(index: number, field: string, message: string) {
  return new Invalid(message, { [`pages.${index}.${field}`]: [message] });
}

/** 400 unless each takes files. */
async function getChains(ctx: Context, { projectId, pages }: Changes) {
  const facts = await listChainFacts(
    ctx,
    pages.flatMap(({ chainId }) => chainId ?? []),
  );
  for (const [index, { chainId }] of pages.entries()) {
    if (!chainId) continue;
    const chain = facts.get(chainId);
    if (chain?.projectId !== projectId)
      throw wrong(index, "chain_id", `La cadena ${chainId} no existe en el proyecto.`);
    if (stateOfMatch(chain) === "LOCKED")
      throw wrong(
        index,
        "chain_id",
        `La cadena CDC ${chain.consecutive} no admite archivos: está anulada o su planilla está cerrada.`,
      );
  }
  return facts;
}

const lastOn = (pages: Iterable<ScanPage>, chainId: number): number =>
  Math.max(0, ...[...pages].map((page) => (page.chainId === chainId ? (page.position ?? 0) : 0)));

/** On no chain, at the place asked for, or after the chain's other pages. */
function moved(page: ScanPage, move: Move, chain: ChainFacts | undefined, others: ScanPage[]) {
  const rotation = move.rotation ?? page.rotation;
  const position = move.position ?? page.position;
  if (move.chainId === undefined) return { ...page, rotation, position };
  if (!chain) return { ...page, rotation, chainId: null, position: null };
  const stays = page.chainId === chain.id && page.position !== null;
  const last = lastOn(others, chain.id) + 1;
  const place = move.position ?? (stays ? page.position : last);
  return { ...page, rotation, chainId: chain.id, position: place, state: stateOfMatch(chain) };
}

function rearranged(pages: ScanPage[], { pages: moves }: Changes, facts: Map<number, ChainFacts>) {
  const arranged = new Map(pages.map((page) => [page.page, page]));
  for (const [index, move] of moves.entries()) {
    const page = arranged.get(move.page);
    if (!page) throw wrong(index, "page", `El escaneo no tiene la página ${move.page}.`);
    const others = [...arranged.values()].filter((other) => other !== page);
    arranged.set(move.page, moved(page, move, facts.get(move.chainId ?? 0), others));
  }
  return moves.flatMap(({ page }) => arranged.get(page) ?? []);
}

/** Nothing is saved on the chains yet. */
export const arrangePages = (ctx: Context, changes: Changes): Promise<WholeScan> =>
  atomically(ctx, async (ctx) => {
    const scan = await lockReviewable(ctx, changes);
    const facts = await getChains(ctx, changes);
    const pages = rearranged(await listPages(ctx, scan), changes, facts);
    const rows = pages.map(({ scanId, page, state, chainId, position, rotation }) => ({
      scanId,
      page,
      state,
      chainId,
      position,
      rotation,
    }));
    const onConflict = sql`on conflict (custody_scan_id, page) do update set state = excluded.state,
      custody_chain_id = excluded.custody_chain_id, position = excluded.position, rotation = excluded.rotation`;
    await insertAll(ctx.db, custodyScanPages, rows, { onConflict });
    return withPages(ctx, scan);
  });
