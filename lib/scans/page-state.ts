import type { scanPageStates } from "@/db/values";

export type PageState = (typeof scanPageStates)[number];

export type ChainFacts = {
  id: number;
  consecutive: string;
  projectId: number;
  isCancelled: boolean;
  seriesCode: string;
  /** Its work sheet is closed. */
  isSheetClosed: boolean;
  hasFile: boolean;
  /** Made before codes were sealed: one without a seal may be on its paper. */
  mayHaveUnsignedCode: boolean;
};

export type PageReading = {
  page: number;
  code: string | null;
  rotation: number;
  isBlank: boolean;
};

/** Its place is among the chain's pages. */
export type PlacedPage = {
  state: PageState;
  chainId: number | null;
  position: number | null;
};

type Standing = { state: PageState | "DROPPED" };

/** Its chain has no file yet. */
export const isMatched = ({ state }: Standing): boolean => state === "MATCHED";

/** Saving it would replace the file that its chain has. */
export const replacesFile = ({ state }: Standing): boolean => state === "HAS_FILE";

/** Its chain takes no file. */
export const isLocked = ({ state }: Standing): boolean => state === "LOCKED";

export const isBlankPage = ({ state }: Standing): boolean => state === "BLANK";

/** A closed sheet keeps the file it has, a cancelled chain takes none. */
export function stateOnChain({ isCancelled, isSheetClosed, hasFile }: ChainFacts): PageState {
  if (isCancelled || (isSheetClosed && hasFile)) return "LOCKED";
  return hasFile ? "HAS_FILE" : "MATCHED";
}

/** Null when the chain is gone. */
export function stateNow(
  { state, chainId }: Pick<PlacedPage, "state" | "chainId">,
  chain: ChainFacts | null,
): PageState {
  if (chainId === null || state === "DUPLICATE") return state;
  return chain ? stateOnChain(chain) : "UNKNOWN";
}

const statesWithoutChain: readonly string[] = [
  "BLANK",
  "NO_CODE",
  "UNKNOWN",
  "OTHER_PROJECT",
  "OTHER_COMPANY",
  "FORGED",
];

/** Pages that go to no chain by themselves. */
export const isLeftAlone = (state: PageState | "DROPPED"): boolean =>
  statesWithoutChain.includes(state);

export const isDropped = ({
  state,
  chainId,
}: Pick<PlacedPage, "chainId"> & { state: PageState | "DROPPED" }): boolean =>
  chainId === null && !isLeftAlone(state);
