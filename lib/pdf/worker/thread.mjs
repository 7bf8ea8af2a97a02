import { parentPort } from "node:worker_threads";

/**
 * @typedef {{ value: unknown, transfer?: ArrayBuffer[] }} Item what a job gives, and the memory that goes with it
 * @typedef {(input: never) => AsyncGenerator<Item>} Job
 */

/** @type {AsyncGenerator<Item> | null} */
let running = null;

/** @param {{ job?: string, input?: never }} asked */
async function nextOf({ job, input }) {
  if (job !== undefined) {
    /** @type {{ default: Job }} */
    const module = await import(`./${job}.mjs`);
    running = module.default(/** @type {never} */ (input));
  }
  return running?.next() ?? { done: true, value: undefined };
}

parentPort?.on("message", async (asked) => {
  try {
    const { done, value } = await nextOf(asked);
    if (done) parentPort?.postMessage({ done: true });
    else parentPort?.postMessage({ value: value.value }, value.transfer ?? []);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    parentPort?.postMessage({ failed: { name, message } });
  }
});
