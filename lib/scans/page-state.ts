import type { scanPageStates } from "@/db/values";
import { readChainCode } from "../custody/chain-code";

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
};

/** What the reader saw on a page. */
export type Reading = {
  page: number;
  code: string | null;
  rotation: number;
  isBlank: boolean;
};

/** Where a page belongs: its chain, and its place among the chain's pages. */
export type Placed = {
  state: PageState;
  chainId: number | null;
  position: number | null;
};

/** How a page stands that goes to the chain: a closed sheet keeps the file it has, a cancelled chain takes none. */
export function stateOn({ isCancelled, isSealed, hasFile }: ChainFacts): PageState {
  if (isCancelled || (isSealed && hasFile)) return "LOCKED";
  return hasFile ? "HAS_FILE" : "MATCHED";
}

/** How a page stands that was placed before, now that its chain is as it is; null when the chain is gone. */
export function stateNow(
  { state, chainId }: Pick<Placed, "state" | "chainId">,
  chain: ChainFacts | null,
): PageState {
  if (chainId === null || state === "DUPLICATE") return state;
  return chain ? stateOn(chain) : "UNKNOWN";
}

const leftAlone: readonly string[] = ["BLANK", "NO_CODE", "UNKNOWN", "OTHER_PROJECT"];

/** Whether pages of this state go to no chain by themselves. */
export const isLeftAlone = (state: PageState | "DROPPED"): boolean => leftAlone.includes(state);

/** Whether somebody took the page from the chain it was on. */
export const isDropped = ({ state, chainId }: Pick<Placed, "state" | "chainId">): boolean =>
  chainId === null && !isLeftAlone(state);

const nowhere = (state: PageState): Placed => ({ state, chainId: null, position: null });

/** The chains that the codes of some pages name, by their numbers. */
export const consecutivesIn = (readings: readonly Reading[]): string[] => [
  ...new Set(readings.flatMap(({ code }) => readChainCode(code ?? "")?.consecutive ?? [])),
];

type Project = { projectId: number; chains: ReadonlyMap<string, ChainFacts> };

function placeCode(code: string, { projectId, chains }: Project, isRepeated: boolean): Placed {
  const named = readChainCode(code);
  const chain = named && chains.get(named.consecutive);
  if (!chain) return nowhere("UNKNOWN");
  if (chain.projectId !== projectId) return nowhere("OTHER_PROJECT");
  const state = isRepeated ? "DUPLICATE" : stateOn(chain);
  return { state, chainId: chain.id, position: named.page };
}

/**
 * Places the pages of a pile, in its order, on the chains their codes name: blank backs and pages without a code go
 * nowhere, and of two pages that say the same the second is a duplicate.
 */
export function place(readings: readonly Reading[], project: Project): Placed[] {
  const seen = new Set<string>();
  return readings.map(({ code, isBlank }) => {
    if (code === null) return nowhere(isBlank ? "BLANK" : "NO_CODE");
    const isRepeated = seen.has(code);
    seen.add(code);
    return placeCode(code, project, isRepeated);
  });
}
