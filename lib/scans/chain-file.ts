import type { StagedFile } from "../files/stage-file";
import type { TakenPage } from "../pdf/extract-pages";
import type { ChainFacts } from "./page-state";

/** The pages of a scan batch that go to a chain, in the order they come to lie. */
export type ChainFilePages = {
  chain: Pick<ChainFacts, "id" | "consecutive">;
  pages: TakenPage[];
  /** Whether the chain's file, if it has one, may be replaced. */
  mayReplace: boolean;
};

/** The file made for a chain: stored, or null where a page of it is broken. */
export type ChainFile = ChainFilePages & { staged: StagedFile | null };

/** Those that are stored. */
export const stagedOf = (files: readonly Pick<ChainFile, "staged">[]): StagedFile[] =>
  files.flatMap(({ staged }) => staged ?? []);

export type SavedFile = ChainFile & { staged: StagedFile };
export type FailedFile = ChainFile & { reason: string };

/** What came of each file. */
export type Saving = { saved: SavedFile[]; failed: FailedFile[] };

/** How the file of a chain is called. */
export const chainFileName = ({ consecutive }: Pick<ChainFacts, "consecutive">): string =>
  `CDC-${consecutive}.pdf`;
