import { type CodeKey, type ReadCode, readChainCode } from "../custody/chain-code";
import {
  type ChainFacts,
  type PageReading,
  type PageState,
  type PlacedPage,
  stateOnChain,
} from "./page-state";

const unplaced = (state: PageState): PlacedPage => ({ state, chainId: null, position: null });

type Named = Extract<ReadCode, { consecutive: string }>;

const isNamed = (read: ReadCode): read is Named => "consecutive" in read;

export const consecutivesIn = (readings: readonly PageReading[], codeKey: CodeKey): string[] => [
  ...new Set(
    readings.flatMap(({ code }) => {
      const read = readChainCode(code ?? "", codeKey);
      return read && isNamed(read) ? read.consecutive : [];
    }),
  ),
];

type Project = {
  projectId: number;
  chains: ReadonlyMap<string, ChainFacts>;
  codeKey: CodeKey;
};

/** A code without a seal is believed only on chains from before seals. */
function placeNamed(read: Named, { projectId, chains }: Project, seen: Set<string>): PlacedPage {
  const chain = chains.get(read.consecutive);
  if (!chain) return unplaced("UNKNOWN");
  if (read.kind === "unsealed" && !chain.mayHaveUnsignedCode) return unplaced("FORGED");
  if (chain.projectId !== projectId) return unplaced("OTHER_PROJECT");
  const said = `${read.consecutive}:${read.page}`;
  const state = seen.has(said) ? "DUPLICATE" : stateOnChain(chain);
  seen.add(said);
  return { state, chainId: chain.id, position: read.page };
}

function placeCode(code: string, project: Project, seen: Set<string>): PlacedPage {
  const read = readChainCode(code, project.codeKey);
  if (!read) return unplaced("UNKNOWN");
  if (isNamed(read)) return placeNamed(read, project, seen);
  return unplaced(read.kind === "foreign" ? "OTHER_COMPANY" : "FORGED");
}

/**
 * In the batch's order. Blank backs, pages without a code and foreign papers go to no chain; of two pages that say the
 * same the second is a duplicate.
 */
export function place(readings: readonly PageReading[], project: Project): PlacedPage[] {
  const seen = new Set<string>();
  return readings.map(({ code, isBlank }) => {
    if (code === null) return unplaced(isBlank ? "BLANK" : "NO_CODE");
    return placeCode(code, project, seen);
  });
}
