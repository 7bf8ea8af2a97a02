import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { type LocalFile, runInProcess } from "./run-in-process";
import { type Counted, throughLosses } from "./through-losses";

/** The QR code's text, the clockwise degrees that make it upright, a preview (WebP). */
export type ReadPage = {
  code: string | null;
  rotation: number;
  isBlank: boolean;
  thumbnail: Uint8Array | null;
};

const unreadable: ReadPage = { code: null, rotation: 0, isBlank: false, thumbnail: null };

type Job = {
  file: LocalFile;
  /** Codes with this prefix are preferred. */
  wanted: string;
  owner: WorkOwner;
  signal?: AbortSignal | undefined;
};

/** Page by page, behind other work; the page count comes first. Rejects with UnreadablePdf. */
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
