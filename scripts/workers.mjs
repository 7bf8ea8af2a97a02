import cluster from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { machinePlaces } from "./machine-places.mjs";
import { servingProgram } from "./serving.mjs";

/** @typedef {import("node:cluster").Worker} Worker */

/** Milliseconds before one that died young is replaced, doubled each time. */
const firstPause = 250;
const longestPause = 30_000;
/** Milliseconds after which it no longer counts as young. */
const young = 60_000;
/** Milliseconds for one that was told to end at once. */
const lastSeconds = 2_000;
/** Of short-lived objects; Node.js lets them grow to many times what a request needs. */
const youngMegabytes = 8;

/** @type {Set<Worker>} that listen */
const serving = new Set();
/** Does what the server does by itself. @type {Worker | undefined} */
let chosen;
/** That have nothing left of what they were asked before the end. @type {Set<Worker>} */
const quiet = new Set();
let hasBegun = false;
let isEnding = false;
let diedYoung = 0;

/** @param {string} order */
function tellAll(order) {
  for (const worker of Object.values(cluster.workers ?? {}))
    if (worker?.isConnected()) worker.send({ tell: order });
}

function choose() {
  if (chosen || isEnding) return;
  chosen = [...serving].find((worker) => worker.isConnected());
  chosen?.send({ tell: "work" });
}

/**
 * One that closed before the others would cut off whom the system sends to it. @param {Worker} worker
 */
function hearQuiet(worker) {
  quiet.add(worker);
  if (isEnding) closeTogether();
  else worker.send({ tell: "close" });
}

function closeTogether() {
  const living = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  if (living.every((worker) => worker && quiet.has(worker))) tellAll("close");
}

/** @param {number} since @param {number | null} code @param {string | null} signal */
async function replace(since, code, signal) {
  diedYoung = performance.now() - since < young ? diedYoung + 1 : 0;
  const usual = diedYoung === 0 ? 0 : Math.min(longestPause, firstPause * 2 ** (diedYoung - 1));
  const wait = Math.round(usual * (1 + Math.random() / 4));
  const how = signal ?? `code ${code}`;
  console.error(`A process of the server ended (${how}); starting another in ${wait} ms.`);
  await pause(wait);
  if (!isEnding) fork();
}

const places = machinePlaces();

/** @type {Record<string, string>} */
let environment = {};

function fork() {
  const since = performance.now();
  const worker = cluster.fork(environment);
  worker.on("message", (asked) => {
    if (asked.ask === "quiet") return hearQuiet(worker);
    if (asked.ask !== "work") return places.hear(worker, asked);
    serving.add(worker);
    worker.emit("serves");
    choose();
  });
  const gone = (/** @type {number | null} */ code, /** @type {string | null} */ signal) => {
    serving.delete(worker);
    quiet.add(worker);
    places.forget(worker);
    if (worker === chosen) chosen = undefined;
    choose();
    if (isEnding) closeTogether();
    if (hasBegun && !isEnding) void replace(since, code, signal);
  };
  worker.once("exit", gone);
  // It was told something while it died, or the system could not start it, and it has no end.
  worker.on("error", (/** @type {NodeJS.ErrnoException} */ { code }) => {
    if (worker.process.pid === undefined) gone(null, String(code));
  });
  return worker;
}

/** Whatever it could not be told meanwhile, for which `once` rejects. @param {Worker} worker @returns {Promise<void>} */
const endOf = (worker) => new Promise((resolve) => worker.once("exit", () => resolve()));

/** @param {Worker} worker */
async function listening(worker) {
  const ended = endOf(worker).then(() => {
    throw new Error("A process of the server ended before it listened.");
  });
  await Promise.race([once(worker, "serves"), ended]);
}

/** @param {AbortSignal} late */
async function end(late) {
  isEnding = true;
  const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const gone = Promise.all(living.filter((worker) => !worker.isDead()).map(endOf));
  tellAll("drain");
  const isLate = late.aborted ? Promise.resolve() : once(late, "abort");
  const over = isLate.then(() => {
    tellAll("break");
    return pause(lastSeconds, undefined, { ref: false });
  });
  await Promise.race([gone, over]);
  for (const worker of living) worker.process.kill("SIGKILL");
  await gone;
}

/**
 * Several processes share the port. One that dies is replaced, soon at first and later each time it dies young.
 * @param {{ processes: number, heapMegabytes: number }} settings
 */
export async function startWorkers({ processes, heapMegabytes }) {
  environment = { PROCESSES: String(processes), MALLOC_ARENA_MAX: "2" };
  cluster.setupPrimary({
    exec: servingProgram,
    args: [],
    execArgv: [`--max-old-space-size=${heapMegabytes}`, `--max-semi-space-size=${youngMegabytes}`],
  });
  const workers = Array.from({ length: processes }, fork);
  await Promise.all(workers.map(listening));
  hasBegun = true;
  return { stop: end };
}
