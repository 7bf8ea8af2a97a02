import { setTimeout as pause } from "node:timers/promises";
import { lifeOf } from "../processes.mjs";

/** @typedef {import("./postmaster.mjs").Postmaster} Postmaster */

/** Milliseconds between looks, and between attempts at first; an attempt in vain doubles it. */
const shortest = 1_000;
const longest = 60_000;

/** Up to a fourth more, so that what failed together is not tried together. @param {number} failures */
const waitAfter = (failures) =>
  Math.min(longest, shortest * 2 ** failures) * (1 + Math.random() / 4);

/**
 * Starts a dead server again, on the same port. @param {Postmaster} first
 * @param {(port: number, over: AbortSignal) => Promise<Postmaster>} launchAgain
 */
export function keepAlive(first, launchAgain) {
  const over = new AbortController();
  let current = first;
  let life = lifeOf(first.pid);
  let failures = 0;

  async function revive() {
    if (lifeOf(current.pid) === life) return;
    console.error("PostgreSQL ended unexpectedly; starting it again.");
    try {
      current = await launchAgain(current.port, over.signal);
      life = lifeOf(current.pid);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!over.signal.aborted) console.error(error instanceof Error ? error.message : error);
    }
  }

  async function watch() {
    while (!over.signal.aborted) {
      const wait = pause(waitAfter(failures), undefined, { ref: false, signal: over.signal });
      await wait.then(revive, () => undefined);
    }
  }

  const watching = watch();
  return {
    release: async () => {
      over.abort();
      await watching;
      return current;
    },
  };
}
