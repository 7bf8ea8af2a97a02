import type * as z from "zod";
import { invalidField } from "../kernel/errors";
import type { ScanPage } from "./get-scan";
import type { ScanChanges } from "./input";
import { rearranged } from "./page-moves";
import { type ChainFacts, stateOnChain } from "./page-state";

export type PageChanges = z.output<typeof ScanChanges>;

export const wrongPage = (index: number, field: string, message: string) =>
  invalidField(`pages.${index}.${field}`, message);

export function assertThere(pages: readonly ScanPage[], { pages: moves }: PageChanges): void {
  const there = new Set(pages.map(({ page }) => page));
  for (const [index, { page }] of moves.entries())
    if (!there.has(page)) throw wrongPage(index, "page", `El escaneo no tiene la página ${page}.`);
}

export function movedPages(
  pages: readonly ScanPage[],
  { pages: moves }: PageChanges,
  facts: Map<number, ChainFacts>,
): ScanPage[] {
  const touched = new Set(moves.map(({ page }) => page));
  const stateOn = (chainId: number) => {
    const chain = facts.get(chainId);
    return chain && stateOnChain(chain);
  };
  return rearranged(pages, moves, stateOn).filter(({ page }) => touched.has(page));
}
