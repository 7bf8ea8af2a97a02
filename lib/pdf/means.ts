import { stat } from "node:fs/promises";
import { env } from "../env";

/** A look at what comes in, work that a caller waits for, or that goes on behind: none takes another's processes. */
export const lanes = ["inspection", "request", "background"] as const;
export type Lane = (typeof lanes)[number];

/** Processes of each lane; of these one person takes one, so that whatever he sends, another's work goes on. */
export const places = { inLane: 2, perOwner: 1 };

const megabyte = 1_048_576;

/** A document is held as it is, as its parts and as what is made of them. */
const timesHeld = 4;
const bytesASecond = 20 * megabyte;

/** What a piece of work may take: megabytes of resident memory, and milliseconds for each answer. */
export type Means = { megabytes: number; patience: number };

/** PDF_MEMORY_MB and PDF_SECONDS, and what an honest document needs that is as large as the files. */
export function meansFor(bytes: number): Means {
  return {
    megabytes: Math.ceil(env.PDF_MEMORY_MB + (timesHeld * bytes) / megabyte),
    patience: env.PDF_SECONDS * 1_000 + (1_000 * bytes) / bytesASecond,
  };
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** How large the files are together; one that is not there counts nothing. */
export async function sizeOfAll(paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += await sizeOf(path);
  return bytes;
}
