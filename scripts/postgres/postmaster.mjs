import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { commandOf, folderOf, lifeOf } from "../processes.mjs";
import { cleanEnvironment } from "./cluster.mjs";
import { freePort } from "./port.mjs";

/** @typedef {{ pid: number, port: number, ready: boolean }} Postmaster */

const logLimit = 10_000_000;

const always = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "timezone=UTC",
  "log_timezone=UTC",
  "max_connections=200",
  "jit=off",
];

const forThrowaway = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "autovacuum=off",
];

/** @param {number} pid @param {string} data */
function isServerOf(pid, data) {
  const words = commandOf(pid);
  if (!words.includes("postgres")) return false;
  const folder = folderOf(pid);
  return folder ? folder === data : words.includes(data);
}

/** Undefined when none runs. @param {string} data */
export function findPostmaster(data) {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  if (!isServerOf(pid, data)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

/** @param {string} file */
function lastWords(file) {
  return readFileSync(file, "utf8").split("\n").slice(-15).join("\n");
}

/** @param {string} file */
function openLog(file) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > logLimit ? "w" : "a", 0o600);
}

/**
 * @param {import("./identity.mjs").Identity} identity
 * @param {string} data
 * @param {{ throwaway: boolean, port: number }} options
 */
function spawnPostmaster({ prefix, options, binaries, home }, data, { throwaway, port }) {
  const settings = [...always, ...(throwaway ? forThrowaway : []), `port=${port}`];
  const [program = "", ...args] = [
    ...prefix,
    join(binaries, "bin", "postgres"),
    "-D",
    data,
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  const log = openLog(join(home, "log"));
  const child = spawn(program, args, {
    ...options,
    cwd: home,
    env: cleanEnvironment(),
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

/**
 * @param {string} data
 * @param {() => boolean} hasDied
 * @returns {Promise<Postmaster | undefined>} nothing when the server died first
 */
export async function whenReady(data, hasDied) {
  while (!hasDied()) {
    const postmaster = findPostmaster(data);
    if (postmaster?.ready) return postmaster;
    await pause(20);
  }
  return undefined;
}

/**
 * Ignores a stale postmaster.pid; tries again while processes of a killed server release its memory, or another program
 * has the port. @param {import("./identity.mjs").Identity} identity
 * @param {string} data
 * @param {{ throwaway: boolean, port: number, over?: AbortSignal }} wish port 0 for any; once `over`, one that still starts is given as it is, to be shut down
 */
export async function launch(identity, data, { throwaway, port, over }) {
  const deadline = Date.now() + 20_000;
  for (let wait = 250; ; wait = Math.min(4_000, wait * 2)) {
    rmSync(join(data, "postmaster.pid"), { force: true });
    const chosen = port || ((await freePort(0)) ?? 0);
    const child = spawnPostmaster(identity, data, { throwaway, port: chosen });
    let died = false;
    child.once("exit", () => (died = true));
    child.once("error", () => (died = true));
    const postmaster =
      (await whenReady(data, () => died || over?.aborted === true)) ??
      (died ? undefined : findPostmaster(data));
    if (postmaster) return postmaster;
    if (!died) child.kill("SIGQUIT");
    if (Date.now() > deadline || over?.aborted) {
      throw new Error(`PostgreSQL does not start:\n${lastWords(join(identity.home, "log"))}`);
    }
    await pause(wait, undefined, { signal: over });
  }
}

/** @param {number} pid @param {string | undefined} life @param {number} patience milliseconds */
async function hasGone(pid, life, patience) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(20)) {
    if (lifeOf(pid) !== life) return true;
  }
  return false;
}

/**
 * SIGINT first, then harder signals. @param {Postmaster} postmaster
 * @param {boolean} throwaway its data need not survive
 */
export async function shutDown({ pid }, throwaway) {
  const life = lifeOf(pid);
  if (!life || !commandOf(pid).includes("postgres")) return;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGQUIT", "SIGKILL"]).slice(
    throwaway ? 1 : 0,
  )) {
    process.kill(pid, signal);
    if (await hasGone(pid, life, 10_000)) return;
  }
}
