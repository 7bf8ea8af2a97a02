import { availableParallelism } from "node:os";
import type { Together } from "./fair-turns.mjs";

/**
 * Exports, our own documents and what is joined on request. A person waits for a few of them; a program that asks
 * without end has half of the processors, and leaves the rest to answers.
 */
export const costlyLanes: Together = {
  group: "costly",
  most: Math.max(1, Math.floor(availableParallelism() / 2)),
  few: 3,
};
