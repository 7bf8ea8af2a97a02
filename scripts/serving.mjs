import { join } from "node:path";
import { runningOf } from "./processes.mjs";
import { root } from "./root.mjs";

/** Of each process that serves what was built in this folder. */
export const servingProgram = join(root, "scripts", "serve-worker.mjs");

/**
 * Before a build or an installation: either takes away what open pages ask for, and what the server has not read yet.
 * Whoever it was that started it.
 */
export function refuseWhileServed() {
  const [pid] = runningOf(servingProgram);
  if (pid)
    throw new Error(
      `Faena runs from this folder (process ${pid}), and its pages need what is in it. ` +
        "Stop it first, or put the new version into another folder.",
    );
}
