import type { ChainFacts } from "./page-state";

export const chainFacts = (id: number, given: Partial<ChainFacts> = {}): ChainFacts => ({
  id,
  consecutive: String(id).padStart(7, "0"),
  projectId: 1,
  seriesCode: "FAE-PS-2026-0001",
  isCancelled: false,
  isSheetClosed: false,
  hasFile: false,
  mayHaveUnsignedCode: false,
  ...given,
});
