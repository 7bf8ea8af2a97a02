import { type LocalFile, runInProcess } from "./run-in-process";
import { type Counted, throughLosses } from "./through-losses";
import type { WorkOwner } from "./turns";

/** Its QR code's text, the degrees clockwise that make it upright, how it looks (WebP). */
export type ReadPage = {
  code: string | null;
  rotation: number;
  isBlank: boolean;
  thumbnail: Uint8Array | null;
};

const unreadable: ReadPage = { code: null, rotation: 0, isBlank: false, thumbnail: null };

type Job = {
  file: LocalFile;
  /** Codes that begin so count before others. */
  wanted: string;
  owner: WorkOwner;
  signal?: AbortSignal | undefined;
};

/** Page by page behind other work; how many pages there are comes first. Rejects with UnreadablePdf. */
export const readPages = ({
  file,
  wanted,
  owner,
  signal,
}: Job): AsyncGenerator<Counted | ReadPage> =>
  throughLosses({
    from: (first) =>
      runInProcess({
        name: "read-pages",
        input: { wanted, first },
        files: [file],
        lane: "background",
        owner,
        signal,
      }),
    lost: unreadable,
  });
