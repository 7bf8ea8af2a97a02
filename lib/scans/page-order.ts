import { groupedBy } from "../values/rows";

/** A scan batch is at most this many pages. */
export const maxPages = 2_000;

type Placed = { page: number; position: number | null };
type OnChain = Placed & { chainId: number; rotation: number };

/** The pages of one chain, in the order they come to lie. */
export type ChainPages = { chainId: number; pages: { page: number; rotation: number }[] };

/** The order in which the pages of a chain come to lie. */
export const byPlace = (a: Placed, b: Placed): number =>
  (a.position ?? 0) - (b.position ?? 0) || a.page - b.page;

/** What goes to each chain, chains by their first page in the scan batch. */
export const groupByChain = (pages: readonly OnChain[]): ChainPages[] =>
  [...groupedBy(pages, ({ chainId }) => chainId)].map(([chainId, own]) => ({
    chainId,
    pages: own.toSorted(byPlace).map(({ page, rotation }) => ({ page, rotation })),
  }));
