import { alone, runInThread } from "./run-in-thread";

/** What a page says: its QR code's text, the degrees clockwise that make it upright, how it looks (WebP). */
export type ReadPage = {
  code: string | null;
  rotation: number;
  isBlank: boolean;
  thumbnail: Uint8Array | null;
};

/** Reads a pile page by page behind other work; how many pages there are comes first. The bytes' memory leaves the caller. */
export function readPages(
  given: Uint8Array,
  wanted: string,
  signal?: AbortSignal,
): AsyncGenerator<{ pageCount: number } | ReadPage> {
  const bytes = alone(given);
  const input = { bytes, wanted };
  const transfer = [bytes.buffer];
  return runInThread({ name: "read-pages", input, transfer, lane: "background", signal });
}
