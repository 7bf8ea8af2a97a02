import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { workBehindRequests } from "../../kernel/behind-requests.mjs";

/**
 * @typedef {{ value: unknown }} Item what a job gives
 * @typedef {(input: never) => AsyncGenerator<Item>} Job
 * @typedef {{ job?: string, input?: never, megabytes?: number }} Asked
 */

workBehindRequests();

/** Exit codes from here on blame the document (`lib/pdf/ask-child.ts`). */
const documentsFault = 70;
/** Bytes; a process that still holds this much after its work is not used again. */
const swollen = 256 * 1_048_576;

/** Megabytes, shared with the watching thread. */
const allowed = new Int32Array(new SharedArrayBuffer(4));
const watch = new Worker(new URL("./watch.mjs", import.meta.url), {
  workerData: { allowed, parent: process.ppid },
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
});
const watched = once(watch, "online");

/** @type {AsyncGenerator<Item> | null} */
let running = null;

/** @param {Asked} asked */
async function nextOf({ job, input, megabytes = 0 }) {
  if (job !== undefined) {
    Atomics.store(allowed, 0, megabytes);
    /** @type {{ default: Job }} */
    const module = await import(`./${job}.mjs`);
    running = module.default(/** @type {never} */ (input));
  }
  return running?.next() ?? { done: true, value: undefined };
}

/** @param {object} result */
function end(result) {
  running = null;
  process.send?.({ ...result, isSwollen: process.memoryUsage.rss() > swollen });
}

/** @param {Asked} asked */
async function answer(asked) {
  await watched;
  try {
    const { done, value } = await nextOf(asked);
    if (done) end({ done: true });
    else process.send?.({ value: value.value });
  } catch (error) {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const { name, message } = thrown;
    end({ failed: { name, message, code: "code" in thrown ? thrown.code : undefined } });
  }
}

/** The parent ends it by disconnecting; signals to the process group are the parent's. */
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(name, () => undefined);
for (const name of /** @type {const} */ (["uncaughtException", "unhandledRejection"]))
  process.on(name, () => process.exit(running ? documentsFault : 1));
process.on("disconnect", () => process.exit());
process.on("message", answer);
