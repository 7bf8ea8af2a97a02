import { costlyLanes } from "../kernel/costly-lanes";
import { env } from "../kernel/env";
import type { Places } from "../kernel/fair-turns.mjs";

/**
 * Uploads under inspection, work that a caller waits for, background work, and our own documents. No lane waits for
 * another's, and a foreign file meets no process of ours.
 */
export const lanes = ["inspection", "request", "background", "papers"] as const;
export type WorkLane = (typeof lanes)[number];

/** Processes of each lane, and of these for one owner, so that one person's work never blocks another's. */
export const lanePlaces = (lane: WorkLane): Places => ({
  inLane: 2,
  perOwner: 1,
  ...(lane === "request" || lane === "papers" ? { together: costlyLanes } : {}),
});

const megabyte = 1_048_576;

/** Our own documents grow with the work they list; foreign files are trusted with less. */
const givenTo = (lane: WorkLane) =>
  lane === "papers" ? { memory: 2, time: 3 } : { memory: 1, time: 1 };

/** Megabytes of JavaScript heap. */
export const heapOf = (lane: WorkLane): number => env.PDF_MEMORY_MB * givenTo(lane).memory;

/** Megabytes. Foreign files leave much behind that goes at once; our own documents are made of many small objects. */
export const nurseryOf = (lane: WorkLane): number => (lane === "papers" ? 16 : 2);

/** A document is in memory whole, as its parts and as what is made of them. */
const timesHeld = 4;
const bytesASecond = 20 * megabyte;

/** Megabytes of resident memory, and milliseconds for each answer. */
export type ProcessLimits = { megabytes: number; patience: number };

/** PDF_MEMORY_MB and PDF_SECONDS, and more for larger files. */
export function limitsFor(lane: WorkLane, bytes: number): ProcessLimits {
  return {
    megabytes: Math.ceil(heapOf(lane) + (timesHeld * bytes) / megabyte),
    patience: givenTo(lane).time * env.PDF_SECONDS * 1_000 + (1_000 * bytes) / bytesASecond,
  };
}
