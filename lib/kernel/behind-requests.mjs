import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";

const nice = 10;

/** Those that collect its garbage and compile began before its first line. */
const threadsOfProcess = () => readdirSync("/proc/self/task").map(Number);
const own = 0;

/**
 * Where processors are short, requests come before what this thread does, and of a process its main thread what all of
 * its threads do. Elsewhere than on Linux a thread's would hold for the whole process.
 */
export function workBehindRequests() {
  if (process.platform !== "linux") return;
  for (const thread of isMainThread ? threadsOfProcess() : [own]) setPriority(thread, nice);
}
