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
