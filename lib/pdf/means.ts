import { env } from "../kernel/env";

/**
 * A look at what comes in, work that a caller waits for, or that goes on behind, and our own papers, which no
 * stranger's file delays: none takes another's processes.
 */
export const lanes = ["inspection", "request", "background", "papers"] as const;
export type Lane = (typeof lanes)[number];

/**
 * Processes of each lane; of these one person takes one, so that whatever he sends, another's work goes on.
 */
export const places = { inLane: 2, perOwner: 1 };

const megabyte = 1_048_576;

/** Our own papers are as large as the work that they tell of; a stranger's file is not trusted with as much. */
const givenTo = (lane: Lane) =>
  lane === "papers" ? { memory: 2, time: 3 } : { memory: 1, time: 1 };

/** Megabytes of JavaScript's own memory. */
export const heapOf = (lane: Lane): number => env.PDF_MEMORY_MB * givenTo(lane).memory;

/** A document is held as it is, as its parts and as what is made of them. */
const timesHeld = 4;
const bytesASecond = 20 * megabyte;

/** Megabytes of resident memory, and milliseconds for each answer. */
export type Means = { megabytes: number; patience: number };

/** PDF_MEMORY_MB and PDF_SECONDS, and what an honest document needs that is as large as the files. */
export function meansFor(lane: Lane, bytes: number): Means {
  return {
    megabytes: Math.ceil(heapOf(lane) + (timesHeld * bytes) / megabyte),
    patience: givenTo(lane).time * env.PDF_SECONDS * 1_000 + (1_000 * bytes) / bytesASecond,
  };
}
