import { workerData } from "node:worker_threads";

/**
 * Ends the process, even while its main thread is busy, when it exceeds its memory, ArrayBuffers and native memory
 * included, or its parent is gone.
 */
const everyMilliseconds = 20;

/** @type {{ allowed: Int32Array, parent: number }} */
const { allowed, parent } = workerData;
const never = new Int32Array(new SharedArrayBuffer(4));

const isOver = () => {
  const most = Atomics.load(allowed, 0) * 1_048_576;
  return most > 0 && process.memoryUsage.rss() > most;
};

for (;;) {
  Atomics.wait(never, 0, 0, everyMilliseconds);
  if (process.ppid !== parent || isOver()) process.kill(process.pid, "SIGKILL");
}
