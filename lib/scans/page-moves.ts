import { isLeftAlone } from "./page-state";
import { type ChainChoice, pagesOn, type TrayPage } from "./tray";

/** In the documented names. */
export type PageMove = {
  page: number;
  chain_id?: number | null;
  position?: number;
  rotation?: number;
};

/** Before the chain's page of this index; after all of them when there is none. */
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

type Chains = ReadonlyMap<number, ChainChoice>;

function placed(page: TrayPage, chainId: number | null, chains: Chains): TrayPage {
  if (chainId !== null)
    return { ...page, chainId, state: chains.get(chainId)?.state ?? page.state };
  const state = isLeftAlone(page.state) ? page.state : "DROPPED";
  return { ...page, chainId, position: null, state };
}

function changed(page: TrayPage, move: PageMove, chains: Chains): TrayPage {
  const { rotation = page.rotation, position = page.position, chain_id } = move;
  const turned = { ...page, rotation, position };
  return chain_id === undefined ? turned : placed(turned, chain_id, chains);
}

/** As the server will answer it. */
export function arranged(
  pages: readonly TrayPage[],
  moves: readonly PageMove[],
  chains: Chains,
): TrayPage[] {
  const byPage = new Map(moves.map((move) => [move.page, move]));
  return pages.map((page) => {
    const move = byPage.get(page.page);
    return move ? changed(page, move, chains) : page;
  });
}
