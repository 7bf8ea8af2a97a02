import { type LocalFile, runInProcess } from "./run-in-process";
import { type Counted, throughLosses } from "./through-losses";
import type { WorkOwner } from "./turns";

/** From 1, turned by degrees clockwise. */
export type TakenPage = { page: number; rotation: number };

/** In a local file which is whoever's takes it. */
export type MadeFile = { path: string; size: number };

/** First the number of pages of the original, then the pages taken together; null where one is broken. */
export type Extracted = Counted | { document: MadeFile | null };

type Job = {
  file: LocalFile;
  /** Without groups each page is one. */
  groups: readonly TakenPage[][] | null;
  folder: string;
  owner: WorkOwner;
  signal?: AbortSignal | undefined;
};

/** In order. Rejects with UnreadablePdf. */
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
