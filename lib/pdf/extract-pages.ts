import { type LocalFile, runInProcess } from "./run-in-process";
import { type Counted, throughLosses } from "./through-losses";
import type { WorkOwner } from "./turns";

/** A page of the original, from 1, and the degrees it is turned clockwise. */
export type TakenPage = { page: number; rotation: number };

/** A document that was made, in a local file which is whoever's takes it. */
export type MadeFile = { path: string; size: number };

/** How many pages the original has, which comes first, or the pages taken together; null where one is broken. */
export type Extracted = Counted | { document: MadeFile | null };

type Job = {
  file: LocalFile;
  /** Without groups each page is one. */
  groups: readonly TakenPage[][] | null;
  /** Where the documents are made. */
  folder: string;
  owner: WorkOwner;
  signal?: AbortSignal | undefined;
};

/** One document for each group of pages, in order. Rejects with UnreadablePdf. */
export const extractPages = ({
  file,
  groups,
  folder,
  owner,
  signal,
}: Job): AsyncGenerator<Extracted> =>
  throughLosses<{ document: MadeFile | null }>({
    from: (first) =>
      runInProcess({
        name: "extract-pages",
        input: { groups, folder, first },
        files: [file],
        lane: "request",
        owner,
        signal,
      }),
    lost: { document: null },
  });
