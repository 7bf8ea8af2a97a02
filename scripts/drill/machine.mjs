import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../postgres/port.mjs";
import { until } from "../testing/until.mjs";

const isRoot = process.getuid?.() === 0;
/** PostgreSQL and its companions refuse to run as root: Debian's user of that name does. */
const servant = isRoot ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : [];

const idOf = (/** @type {string} */ flag) =>
  Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);

/** @param {string} folder */
export function aFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(folder, idOf("-u"), idOf("-g"));
  return folder;
}

/** Groups of processes that end with this one. @type {Set<number>} */
const running = new Set();

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.on("exit", () => {
  for (const pid of running)
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
});

/**
 * A program that can be killed and started again; its output goes into a file of its name.
 * @param {string} home @param {string} name @param {string[]} words @param {{ env?: NodeJS.ProcessEnv, isServant?: boolean }} [how]
 */
export function aMachine(home, name, words, { env = {}, isServant = true } = {}) {
  /** @type {import("node:child_process").ChildProcess | null} */
  let child = null;
  const log = join(home, `${name}.log`);

  function start() {
    const [program = "", ...args] = isServant ? [...servant, ...words] : words;
    const started = spawn(program, args, {
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, PGHOST: "", ...env },
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (text) => appendFileSync(log, text));
    child = started;
    if (started.pid) running.add(started.pid);
  }

  /** It and what it started. */
  async function kill() {
    if (!child?.pid) return;
    const gone = child;
    child = null;
    if (gone.exitCode !== null || gone.signalCode !== null) return;
    const ended = new Promise((resolve) => gone.once("exit", resolve));
    process.kill(-Number(gone.pid), "SIGKILL");
    await ended;
    running.delete(Number(gone.pid));
  }

  return { name, start, kill };
}

/** @typedef {ReturnType<typeof aMachine>} Machine */

export const aPort = async () => Number(await freePort(0));

/** What throws is not so yet. @param {string} what @param {() => Promise<boolean>} isSo @param {number} [seconds] */
export const untilSo = (what, isSo, seconds = 90) =>
  until(() => isSo().catch(() => false), { patience: seconds * 1_000, every: 200 }).catch(
    (cause) => {
      throw new Error(`Not within ${seconds} s: ${what}`, { cause });
    },
  );
