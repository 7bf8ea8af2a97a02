/** A pile is at most this many pages. */
export const maxPages = 2_000;

type OnChain = { page: number; chainId: number; position: number | null; rotation: number };

/** The pages of one chain, in the order they come to lie. */
export type ChainPages = { chainId: number; pages: { page: number; rotation: number }[] };

/** What goes to each chain, chains by their first page in the pile. */
export function groupByChain(pages: readonly OnChain[]): ChainPages[] {
  const groups = new Map<number, OnChain[]>();
  for (const page of pages) groups.set(page.chainId, [...(groups.get(page.chainId) ?? []), page]);
  return [...groups].map(([chainId, own]) => ({
    chainId,
    pages: own
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.page - b.page)
      .map(({ page, rotation }) => ({ page, rotation })),
  }));
}
