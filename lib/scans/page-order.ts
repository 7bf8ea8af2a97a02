import { groupedBy } from "../values/rows";

export const maxPages = 2_000;

type Placed = { page: number; position: number | null };
type OnChain = Placed & { chainId: number; rotation: number };

export type ChainPages = { chainId: number; pages: { page: number; rotation: number }[] };

export const byPlace = (a: Placed, b: Placed): number =>
  (a.position ?? 0) - (b.position ?? 0) || a.page - b.page;

export const groupByChain = (pages: readonly OnChain[]): ChainPages[] =>
  [...groupedBy(pages, ({ chainId }) => chainId)].map(([chainId, own]) => ({
    chainId,
    pages: own.toSorted(byPlace).map(({ page, rotation }) => ({ page, rotation })),
  }));
