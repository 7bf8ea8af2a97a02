import { join } from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * A thread that runs a script of `lib/pdf/worker`, silent. The script lies outside the bundle, where it and its packages
 * are found as they are: a plain `new Worker` would draw them into it, and native packages do not survive that.
 */
export function startThread(script: string, options: WorkerOptions): Worker {
  const path = join(process.cwd(), "lib", "pdf", "worker", script);
  const thread: Worker = Reflect.construct(Worker, [
    path,
    { ...options, stdout: true, stderr: true },
  ]);
  for (const words of [thread.stdout, thread.stderr]) words.resume();
  return thread;
}
