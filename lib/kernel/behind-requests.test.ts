import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

const module = pathToFileURL(`${import.meta.dirname}/behind-requests.mjs`).href;
const script = `
  import { getPriority } from "node:os";
  import { parentPort } from "node:worker_threads";
  import { workBehindRequests } from "${module}";
  workBehindRequests();
  parentPort.postMessage(getPriority());
`;

test.runIf(process.platform === "linux")("a thread stands back, its process does not", async () => {
  const before = getPriority();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  const [own] = await once(worker, "message");
  expect(own).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
  await worker.terminate();
});

const program = `
  import { readdirSync } from "node:fs";
  import { getPriority } from "node:os";
  import { workBehindRequests } from "${module}";
  workBehindRequests();
  console.log(readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread))).join());
`;

test.runIf(process.platform === "linux")("all threads of a process stand back", () => {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program]);
  const priorities = String(stdout).trim().split(",").map(Number);
  expect(priorities.length).toBeGreaterThan(2);
  expect(Math.min(...priorities)).toBeGreaterThan(getPriority());
});
