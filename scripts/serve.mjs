import cluster from "node:cluster";
import { createServer, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { takeIdentity } from "./build-identity.mjs";
import { run } from "./children.mjs";
import { drainable } from "./drain.mjs";
import { follow, hearRequests } from "./follow-requests.mjs";
import { announce, refuseMethod } from "./incoming.mjs";
import { complainInJson } from "./log.mjs";
import { newNonce } from "./nonce.mjs";
import { beforeHead, guard, keepFileHeaders, sendHeadWithBody } from "./outgoing.mjs";
import { keepLogQuiet } from "./quiet-log.mjs";
import { root } from "./root.mjs";
import { askOtherBuild, staticFiles } from "./static-files.mjs";

const patience = 60_000;
/** Milliseconds: a large file takes its time from a camp with a bad signal. */
const requestTimeout = 3_600_000;
/** Milliseconds that a connection without a request stays: longer than a proxy keeps it (decision 0143). */
const keepAliveTimeout = 150_000;
/**
 * Each process has the system give it its own connections, which end with it. Elsewhere the process that started them
 * hands connections on, and one that was on its way to a dying process hangs.
 */
const sharesPort = cluster.isWorker && process.platform === "linux";
/** Milliseconds for Next.js to close, and when nothing is left of the time. */
const closing = 5_000;
const lateClosing = 1_000;

/** @typedef {{ host: string, port: number }} Place */

/** As typed on this machine. @param {Place} place */
export function addressOf({ host, port }) {
  const name = ["0.0.0.0", "::", ""].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * Rejects with the system's error when the place cannot be listened on.
 * @param {Place} place @returns {Promise<void>}
 */
export function probe({ host, port }) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/**
 * In this process. An answer given during shutdown closes its connection, so that the client does not meet the end with
 * its next request. Otherwise the rest of a request that is answered early is read and dropped: closing on a sender
 * would lose the answer.
 * @param {Place} place @param {number} drainSeconds
 */
export async function serveBuilt({ host, port }, drainSeconds) {
  keepLogQuiet();
  await complainInJson();
  await hearRequests();
  takeIdentity();
  const { default: next } = await import("next");
  const app = next({ dev: false, dir: root, hostname: host, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const sendStatic = await staticFiles();
  const server = createServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
    follow(request, response);
    if (refuseMethod(request, response)) return;
    const nonce = newNonce();
    announce(request, nonce);
    sendHeadWithBody(response);
    beforeHead(response, () => {
      keepFileHeaders(response);
      guard(response, nonce);
      if (isDraining()) response.setHeader("connection", "close");
    });
    if (sendStatic(request, response)) return;
    askOtherBuild(request);
    return handle(request, response);
  });
  const { drain, isDraining } = drainable(server, drainSeconds * 1_000);
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, reusePort: sharesPort }, () => resolve(undefined));
  });

  return {
    /** As `drain` of `drain.mjs`. @param {AbortSignal} late @param {() => Promise<unknown>} othersEnd */
    stop: async (late, othersEnd) => {
      await drain(late, othersEnd);
      await Promise.race([app.close(), pause(late.aborted ? lateClosing : closing)]);
    },
  };
}

/** In a child, rebuilt at every change. @param {Place} place @param {(reason: Error) => void} onEnd */
export function serveSources({ host, port }, onEnd) {
  const args = ["node_modules/next/dist/bin/next", "dev", "-H", host, "-p", String(port)];
  run(process.execPath, args, { cwd: root }).catch(onEnd);
}

/** Without `fetch`, which takes 13 MB of a process that asks nothing else. @param {string} url @returns {Promise<boolean>} */
function isAnswered(url) {
  return new Promise((resolve) => {
    const asking = get(url, (answer) => resolve(answer.resume().statusCode === 200));
    asking.once("error", () => resolve(false));
  });
}

/** @param {Place} place */
export async function whenHealthy(place) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(50)) {
    if (await isAnswered(`${addressOf(place)}/api/health/`)) return;
  }
  throw new Error(`The app does not answer at ${addressOf(place)}/api/health/.`);
}
