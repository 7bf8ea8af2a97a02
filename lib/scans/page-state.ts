import type { scanPageStates } from "@/db/values";

export type PageState = (typeof scanPageStates)[number];

export type ChainFacts = {
  id: number;
  consecutive: string;
  projectId: number;
  isCancelled: boolean;
  seriesCode: string;
  isSheetClosed: boolean;
  hasFile: boolean;
  /** From before codes were sealed: its paper may have a code without a seal. */
  mayHaveUnsignedCode: boolean;
};

export type PageReading = {
  page: number;
  code: string | null;
  rotation: number;
  isBlank: boolean;
};

export type PlacedPage = {
  state: PageState;
  chainId: number | null;
  position: number | null;
};

type Standing = { state: PageState | "DROPPED" };

export const isMatched = ({ state }: Standing): boolean => state === "MATCHED";

export const replacesFile = ({ state }: Standing): boolean => state === "HAS_FILE";

export const isLocked = ({ state }: Standing): boolean => state === "LOCKED";

export const isBlankPage = ({ state }: Standing): boolean => state === "BLANK";

/** A closed sheet keeps the file it has, a cancelled chain takes none. */
export function stateOnChain({ isCancelled, isSheetClosed, hasFile }: ChainFacts): PageState {
  if (isCancelled || (isSheetClosed && hasFile)) return "LOCKED";
  return hasFile ? "HAS_FILE" : "MATCHED";
}

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

const isLeftAlone = (state: PageState | "DROPPED"): boolean => statesWithoutChain.includes(state);

export const isDropped = ({
  state,
  chainId,
}: Pick<PlacedPage, "chainId"> & { state: PageState | "DROPPED" }): boolean =>
  chainId === null && !isLeftAlone(state);
