import { type CodeSeal, type ReadCode, readChainCode } from "../custody/chain-code";
import {
  type ChainFacts,
  type PageReading,
  type PageState,
  type PlacedPage,
  stateOfMatch,
} from "./page-state";

const nowhere = (state: PageState): PlacedPage => ({ state, chainId: null, position: null });

type Named = Extract<ReadCode, { consecutive: string }>;

const isNamed = (read: ReadCode): read is Named => "consecutive" in read;

export const consecutivesIn = (readings: readonly PageReading[], seal: CodeSeal): string[] => [
  ...new Set(
    readings.flatMap(({ code }) => {
      const read = readChainCode(code ?? "", seal);
      return read && isNamed(read) ? read.consecutive : [];
    }),
  ),
];

type Project = {
  projectId: number;
  chains: ReadonlyMap<string, ChainFacts>;
  seal: CodeSeal;
};

/** Unless somebody else made the code: one without a seal is only on papers of old chains. */
function placeNamed(read: Named, { projectId, chains }: Project, seen: Set<string>): PlacedPage {
  const chain = chains.get(read.consecutive);
  if (!chain) return nowhere("UNKNOWN");
  if (read.kind === "unsealed" && !chain.hasOldPaper) return nowhere("FORGED");
  if (chain.projectId !== projectId) return nowhere("OTHER_PROJECT");
  const said = `${read.consecutive}:${read.page}`;
  const state = seen.has(said) ? "DUPLICATE" : stateOfMatch(chain);
  seen.add(said);
  return { state, chainId: chain.id, position: read.page };
}

function placeCode(code: string, project: Project, seen: Set<string>): PlacedPage {
  const read = readChainCode(code, project.seal);
  if (!read) return nowhere("UNKNOWN");
  if (isNamed(read)) return placeNamed(read, project, seen);
  return nowhere(read.kind === "foreign" ? "OTHER_COMPANY" : "FORGED");
}

/**
 * In the order of the scan batch: blank backs, pages without a code and papers that are not ours go nowhere,
 * and of two pages that say the same the second is a duplicate.
 */
export function place(readings: readonly PageReading[], project: Project): PlacedPage[] {
  const seen = new Set<string>();
  return readings.map(({ code, isBlank }) => {
    if (code === null) return nowhere(isBlank ? "BLANK" : "NO_CODE");
    return placeCode(code, project, seen);
  });
}
