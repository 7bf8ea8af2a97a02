import type { StagedFile } from "../files/staged";
import type { TakenPage } from "../pdf/extract-pages";
import type { ChainFacts } from "./page-state";

export type ChainFilePages = {
  chain: Pick<ChainFacts, "id" | "consecutive">;
  pages: TakenPage[];
  mayReplace: boolean;
};

/** Null when one of its pages is broken. */
export type ChainFile = ChainFilePages & { staged: StagedFile | null };

export const stagedOf = (files: readonly Pick<ChainFile, "staged">[]): StagedFile[] =>
  files.flatMap(({ staged }) => staged ?? []);

export type SavedFile = ChainFile & { staged: StagedFile };
export type FailedFile = ChainFile & { reason: string };

export type Saving = { saved: SavedFile[]; failed: FailedFile[] };

export const chainFileName = ({ consecutive }: Pick<ChainFacts, "consecutive">): string =>
  `CDC-${consecutive}.pdf`;
