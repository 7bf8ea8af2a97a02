import { isDropped, type PageState } from "./page-state";
import { type ChainChoice, pagesOn, type TrayPage, type TrayState } from "./tray";

export type PageMove = {
  page: number;
  chain_id?: number | null;
  position?: number;
  rotation?: number;
};

export function movesTo(
  pages: readonly TrayPage[],
  { page, chainId, index }: { page: number; chainId: number; index?: number },
): PageMove[] {
  const order = pagesOn(pages, chainId)
    .map((each) => each.page)
    .filter((each) => each !== page);
  order.splice(index ?? order.length, 0, page);
  return order.map((each, at) =>
    each === page
      ? { page, chain_id: chainId, position: at + 1 }
      : { page: each, position: at + 1 },
  );
}

type Placed = Pick<TrayPage, "page" | "chainId" | "position" | "rotation"> & { state: TrayState };
type Move = {
  page: number;
  chainId?: number | null | undefined;
  position?: number | undefined;
  rotation?: number | undefined;
};
type StateOn = (chainId: number) => PageState | undefined;

const lastOn = (pages: Iterable<Placed>, chainId: number): number =>
  Math.max(0, ...[...pages].map((page) => (page.chainId === chainId ? (page.position ?? 0) : 0)));

function moved<Page extends Placed>(
  page: Page,
  { chainId, ...move }: Move,
  { others, stateOn }: { others: () => Iterable<Placed>; stateOn: StateOn },
): Page {
  const turned = { ...page, rotation: move.rotation ?? page.rotation };
  if (chainId === undefined) return { ...turned, position: move.position ?? page.position };
  if (chainId === null) return { ...turned, chainId, position: null };
  const stays = page.chainId === chainId && page.position !== null;
  const position = move.position ?? (stays ? page.position : lastOn(others(), chainId) + 1);
  return { ...turned, chainId, position, state: stateOn(chainId) ?? page.state };
}

/** One after the other; pages that are not there are ignored. */
export function rearranged<Page extends Placed>(
  pages: readonly Page[],
  moves: readonly Move[],
  stateOn: StateOn,
): Page[] {
  const byPage = new Map(pages.map((page) => [page.page, page]));
  for (const move of moves) {
    const page = byPage.get(move.page);
    if (!page) continue;
    const others = () => [...byPage.values()].filter((other) => other !== page);
    byPage.set(page.page, moved(page, move, { others, stateOn }));
  }
  return [...byPage.values()];
}

export const arranged = (
  pages: readonly TrayPage[],
  moves: readonly PageMove[],
  chains: ReadonlyMap<number, ChainChoice>,
): TrayPage[] =>
  rearranged(
    pages,
    moves.map(({ chain_id: chainId, ...move }) => ({ ...move, chainId })),
    (chainId) => chains.get(chainId)?.state,
  ).map((page) => (isDropped(page) ? { ...page, state: "DROPPED" } : page));
