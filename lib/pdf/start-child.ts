import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** What the system's loader and native packages may need; no secrets of ours, since the process opens foreign files. */
const passed = ["PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "SystemRoot"] as const;

function environment() {
  // biome-ignore lint/style/noProcessEnv: these are the system's, not ours
  const known = passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(known), MALLOC_ARENA_MAX: "2" };
}

/** Megabytes: the JavaScript heap, and what new objects have of it before they are looked through. */
type Heap = { whole: number; nursery: number };

/**
 * Its output is ignored. The scripts of `lib/pdf/worker` stay outside the bundle, where a plain `fork` would draw them
 * and their native packages, which do not work bundled.
 */
export function startChild(script: string, { whole, nursery }: Heap): ChildProcess {
  const path = join(process.cwd(), "lib", "pdf", "worker", script);
  const options = {
    env: environment(),
    execArgv: [`--max-old-space-size=${whole}`, `--max-semi-space-size=${nursery}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  };
  return Reflect.apply(fork, undefined, [path, [], options]);
}
