import { groupedBy } from "../values/rows";

export const maxPages = 2_000;

type Placed = { page: number; position: number | null };
type OnChain = Placed & { chainId: number; rotation: number };

/** In the order they come to lie. */
export type ChainPages = { chainId: number; pages: { page: number; rotation: number }[] };

export const byPlace = (a: Placed, b: Placed): number =>
  (a.position ?? 0) - (b.position ?? 0) || a.page - b.page;

/** Chains by their first page in the scan batch. */
export const groupByChain = (pages: readonly OnChain[]): ChainPages[] =>
  [...groupedBy(pages, ({ chainId }) => chainId)].map(([chainId, own]) => ({
    chainId,
    pages: own.toSorted(byPlace).map(({ page, rotation }) => ({ page, rotation })),
  }));
