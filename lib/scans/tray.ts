import type { chainStatuses, wasteTypes } from "@/db/values";
import { type Day, showInstant } from "../dates";
import type { Scan, ShownPage } from "./get-scan";
import { isDropped, type PageState } from "./page-state";

export type TrayState = PageState | "DROPPED";

/** A page of a pile as it lies in the review tray. */
export type TrayPage = {
  page: number;
  state: TrayState;
  chainId: number | null;
  position: number | null;
  /** Clockwise degrees that make it upright. */
  rotation: number;
};

/** A chain that pages can be moved to, and how a page would stand on it. */
export type ChainChoice = {
  id: number;
  consecutive: string;
  date: Day;
  waste: (typeof wasteTypes)[number];
  status: (typeof chainStatuses)[number];
  worksheetId: number;
  seriesCode: string;
  state: PageState;
};

/** A change of a page by hand, in the documented names. */
export type PageMove = {
  page: number;
  chain_id?: number | null;
  position?: number;
  rotation?: number;
};

/** A scan as a list shows it, with when it was uploaded in the company's time. */
export const listedScan = (scan: Scan, { timeZone }: { timeZone: string }) => ({
  id: scan.id,
  projectId: scan.projectId,
  fileName: scan.fileName,
  size: scan.size,
  pageCount: scan.pageCount,
  progress: scan.progress,
  status: scan.status,
  uploadedAt: showInstant(scan.createdAt, timeZone),
});

export const trayPage = (page: ShownPage): TrayPage => ({
  page: page.page,
  state: isDropped(page) ? "DROPPED" : page.state,
  chainId: page.chainId,
  position: page.position,
  rotation: page.rotation,
});

const goesToChain = ({ state }: TrayPage) => state === "MATCHED" || state === "HAS_FILE";

/** The pages that go to a chain, in the order they come to lie. */
export const pagesOn = (pages: readonly TrayPage[], chainId: number): TrayPage[] =>
  pages
    .filter((page) => page.chainId === chainId && goesToChain(page))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.page - b.page);

/** The chains that pages of this state go to, in the order of the pile. */
export const chainsWith = (pages: readonly TrayPage[], state: TrayState): number[] => [
  ...new Set(pages.flatMap((page) => (page.state === state ? (page.chainId ?? []) : []))),
];

/** What puts a page on a chain before its page of this index; after all of them when there is none. */
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

const leftAlone: readonly TrayState[] = ["BLANK", "NO_CODE", "UNKNOWN", "OTHER_PROJECT"];

type Chains = ReadonlyMap<number, ChainChoice>;

function placed(page: TrayPage, chainId: number | null, chains: Chains): TrayPage {
  if (chainId !== null)
    return { ...page, chainId, state: chains.get(chainId)?.state ?? page.state };
  const state = leftAlone.includes(page.state) ? page.state : "DROPPED";
  return { ...page, chainId, position: null, state };
}

function changed(page: TrayPage, move: PageMove, chains: Chains): TrayPage {
  const { rotation = page.rotation, position = page.position, chain_id } = move;
  const turned = { ...page, rotation, position };
  return chain_id === undefined ? turned : placed(turned, chain_id, chains);
}

/** The tray after a change, as the server will answer it. */
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

/** How much of the pile will be saved. */
export type TrayTally = { pages: number; going: number; chains: number; out: number };

/** Whether confirming saves the page, where the files of these chains are replaced. */
export const isSaved = ({ state, chainId }: TrayPage, replaced: ReadonlySet<number>): boolean =>
  state === "MATCHED" || (state === "HAS_FILE" && replaced.has(chainId ?? 0));

/** What confirming would save, where the files of these chains are replaced. */
export function tallyOf(
  pages: readonly TrayPage[],
  replaced: ReadonlySet<number> = new Set(),
): TrayTally {
  const going = pages.filter((page) => isSaved(page, replaced));
  return {
    pages: pages.length,
    going: going.length,
    chains: new Set(going.map(({ chainId }) => chainId)).size,
    out: pages.length - going.length,
  };
}
