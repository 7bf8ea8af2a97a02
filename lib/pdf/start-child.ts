import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** What the system's loader and native packages may need; nothing of ours, since the files it opens are strangers'. */
const passed = ["PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "SystemRoot"] as const;

function environment() {
  // biome-ignore lint/style/noProcessEnv: these are the system's, not ours
  const known = passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(known), MALLOC_ARENA_MAX: "2" };
}

/**
 * Silent. The script of `lib/pdf/worker` lies outside the bundle, where it and its packages are found as they
 * are: a plain `fork` would draw them into it, and native packages do not survive that.
 */
export function startChild(script: string, megabytes: number): ChildProcess {
  const path = join(process.cwd(), "lib", "pdf", "worker", script);
  const options = {
    env: environment(),
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  };
  return Reflect.apply(fork, undefined, [path, [], options]);
}
