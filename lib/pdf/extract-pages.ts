import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { type LocalFile, runInProcess } from "./run-in-process";
import { type Counted, throughLosses } from "./through-losses";

/** From 1; degrees clockwise. */
export type TakenPage = { page: number; rotation: number };

/** A local file, with its SHA-256; whoever takes it removes it. */
export type MadeFile = { path: string; size: number; digest: string };

/** First the page count of the original, then one document a group; null where a page is broken. */
export type Extracted = Counted | { document: MadeFile | null };

type Job = {
  file: LocalFile;
  /** Null: each page is a group. */
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
