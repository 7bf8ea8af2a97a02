import { type Bytes, runInThread } from "./run-in-thread";

/** What a page says: its QR code's text, the degrees clockwise that make it upright, how it looks (WebP). */
export type ReadPage = {
  code: string | null;
  rotation: number;
  isBlank: boolean;
  thumbnail: Uint8Array | null;
};

/** Reads a pile page by page behind other work; how many pages there are comes first. The bytes' memory leaves the caller. */
export const readPages = (
  bytes: Bytes,
  wanted: string,
  signal?: AbortSignal,
): AsyncGenerator<{ pageCount: number } | ReadPage> =>
  runInThread({ name: "read-pages", input: { wanted }, bytes, lane: "background", signal });
