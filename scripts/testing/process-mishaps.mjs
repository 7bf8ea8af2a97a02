/**
 * Imported into the product. After SIGUSR2 the system refuses to start its next process; once it is told to end, the first
 * of its processes that ends takes the others with it unseen.
 */
import cluster from "node:cluster";
import { lifeOf } from "../processes.mjs";

let isEnding = false;

function endOthers() {
  if (!isEnding) return;
  for (const other of Object.values(cluster.workers ?? {})) {
    const pid = Number(other?.process.pid);
    if (!lifeOf(pid)) continue;
    process.kill(pid, "SIGKILL");
    while (lifeOf(pid));
  }
}

if (cluster.isPrimary) {
  const { execPath } = process;
  process.on("SIGTERM", () => {
    isEnding = true;
  });
  process.on("SIGUSR2", () => {
    process.execPath = "/nowhere/node";
  });
  cluster.on("fork", (worker) => {
    process.execPath = execPath;
    worker.prependOnceListener("exit", endOthers);
  });
}
