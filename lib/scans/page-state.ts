import type { scanPageStates } from "@/db/values";

export type PageState = (typeof scanPageStates)[number];

/** What decides whether a chain takes pages. */
export type ChainFacts = {
  id: number;
  consecutive: string;
  projectId: number;
  isCancelled: boolean;
  /** Of its work sheet. */
  seriesCode: string;
  /** Its work sheet is closed. */
  isSealed: boolean;
  hasFile: boolean;
  /** Made before codes were sealed: one without a seal may be on its paper. */
  hasOldPaper: boolean;
};

/** What the reader saw on a page. */
export type PageReading = {
  page: number;
  code: string | null;
  rotation: number;
  isBlank: boolean;
};

/** Where a page belongs: its chain, and its place among the chain's pages. */
export type PlacedPage = {
  state: PageState;
  chainId: number | null;
  position: number | null;
};

/** How a page stands that goes to the chain: a closed sheet keeps the file it has, a cancelled chain takes none. */
export function stateOfMatch({ isCancelled, isSealed, hasFile }: ChainFacts): PageState {
  if (isCancelled || (isSealed && hasFile)) return "LOCKED";
  return hasFile ? "HAS_FILE" : "MATCHED";
}

/** How a page stands that was placed before, now that its chain is as it is; null when the chain is gone. */
export function stateNow(
  { state, chainId }: Pick<PlacedPage, "state" | "chainId">,
  chain: ChainFacts | null,
): PageState {
  if (chainId === null || state === "DUPLICATE") return state;
  return chain ? stateOfMatch(chain) : "UNKNOWN";
}

const leftAlone: readonly string[] = [
  "BLANK",
  "NO_CODE",
  "UNKNOWN",
  "OTHER_PROJECT",
  "OTHER_COMPANY",
  "FORGED",
];

/** Whether pages of this state go to no chain by themselves. */
export const isLeftAlone = (state: PageState | "DROPPED"): boolean => leftAlone.includes(state);

/** Whether somebody took the page from the chain it was on. */
export const isDropped = ({ state, chainId }: Pick<PlacedPage, "state" | "chainId">): boolean =>
  chainId === null && !isLeftAlone(state);
