import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { root } from "./root.mjs";

/** Variables that are already set win. */
function readEnvironmentFile() {
  const file = join(root, ".env");
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, name, value] = /^\s*([A-Z_]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value !== undefined) process.env[name] ??= value.replace(/^(["'])(.*)\1$/, "$2");
  }
}

/**
 * Throws with the variable's name when it is none of these numbers.
 * @param {string} name @param {number} usual @param {{ from: number, to: number, whole?: boolean }} bounds
 */
function numberOf(name, usual, { from, to, whole = true }) {
  const number = Number(process.env[name] || usual);
  if (number >= from && number <= to && (!whole || Number.isInteger(number))) return number;
  throw new Error(`${name} is none of ${from} to ${to}: ${process.env[name]}`);
}

/** Megabytes that each process holds besides its heap, and those of the one that starts them. */
const besideHeap = 72;
const starter = 48;
/** Megabytes with which a process serves a large company. */
const comfortable = 256;
const smallestHeap = 128;

const besideDatabase = ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"];

function checkDatabase() {
  if (process.env.DATABASE_POOL) numberOf("DATABASE_POOL", 0, { from: 4, to: 1_000 });
  const alone = besideDatabase.find((name) => process.env[name] && !process.env.DATABASE_URL);
  if (alone) throw new Error(`${alone} is of no use without DATABASE_URL.`);
}

function readSizes() {
  const memory = numberOf("MEMORY_MB", 768, { from: 256, to: 1_048_576 });
  const cores = Math.min(availableParallelism(), Math.floor(memory / comfortable));
  const processes = numberOf("PROCESSES", cores, { from: 1, to: 32 });
  const heap = Math.floor((memory - starter) / processes) - besideHeap;
  return { processes, heapMegabytes: Math.max(smallestHeap, heap) };
}

export function readSettings() {
  readEnvironmentFile();
  checkDatabase();
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is no port: ${process.env.PORT}`);
  if (process.env.METRICS_PORT) numberOf("METRICS_PORT", 0, { from: 1, to: 65_535 });
  return {
    ...readSizes(),
    drainSeconds: numberOf("DRAIN_SECONDS", 0, { from: 0, to: 300, whole: false }),
    shutdownSeconds: numberOf("SHUTDOWN_SECONDS", 30, { from: 0, to: 3_600, whole: false }),
    place: { host: process.env.HOST || "127.0.0.1", port },
    dataDir: resolve(root, process.env.DATA_DIR || ".data"),
    databaseUrl: process.env.DATABASE_URL || undefined,
    wantsDemo: process.env.DEMO !== "0",
    dev: process.argv.includes("--dev"),
  };
}

/**
 * AUTH_SECRET, else one made once for this data folder. Instances that share a database share it, so there it is asked for.
 * @param {{ dataDir: string, databaseUrl: string | undefined }} settings
 */
export function authSecret({ dataDir, databaseUrl }) {
  if (process.env.AUTH_SECRET) return process.env.AUTH_SECRET;
  const file = join(dataDir, "auth-secret");
  if (databaseUrl) {
    const from = existsSync(file)
      ? `${file} holds the one used so far`
      : "openssl rand -base64 32 makes one";
    throw new Error(
      `Set AUTH_SECRET, the same for every instance that uses the database of DATABASE_URL (${from}).`,
    );
  }
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
