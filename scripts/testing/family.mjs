import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { commandOf } from "../processes.mjs";

/** With parents and resident memory in bytes. */
function listProcesses() {
  const output = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return output
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, bytes: kilobytes * 1_024 }));
}

/** With all descendants. @param {number} pid */
export function familyOf(pid) {
  const all = listProcesses();
  const family = all.filter((one) => one.pid === pid);
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  return family;
}

/** @param {number} pid */
export const childrenOf = (pid) =>
  familyOf(pid)
    .slice(1)
    .map((one) => one.pid);

/** Those that serve, of the product that it started. @param {number} pid */
export const workersOf = (pid) =>
  familyOf(pid).filter((one) => commandOf(one.pid).includes("serve-worker"));

/** Bytes of resident memory, with all descendants. @param {number} pid */
export const memoryOf = (pid) => familyOf(pid).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Gives the work's result, the most megabytes that the process and its children held above what they held before, and
 * the milliseconds that others waited, the shortest first. @template T
 * @param {{ pid: number, ask: () => Promise<unknown> }} server
 * @param {() => Promise<T>} work
 */
export async function whileWatched({ pid, ask }, work) {
  const before = memoryOf(pid);
  let [most, isOver] = [before, false];
  /** @type {number[]} */
  const waits = [];
  const watching = async () => {
    while (!isOver) {
      most = Math.max(most, memoryOf(pid));
      await pause(100);
    }
  };
  const asking = async () => {
    while (!isOver) {
      const since = performance.now();
      await ask();
      waits.push(performance.now() - since);
      await pause(30);
    }
  };
  const others = Promise.all([watching(), asking()]);
  const result = await work().finally(() => {
    isOver = true;
  });
  await others;
  return {
    result,
    megabytes: Math.round((most - before) / 1_048_576),
    waits: waits.sort((a, b) => a - b),
  };
}
