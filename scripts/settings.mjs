import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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

export function readSettings() {
  readEnvironmentFile();
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is no port: ${process.env.PORT}`);
  const shutdownSeconds = Number(process.env.SHUTDOWN_SECONDS || 30);
  if (!(shutdownSeconds >= 0 && shutdownSeconds <= 3_600))
    throw new Error(`SHUTDOWN_SECONDS is none of 0 to 3600: ${process.env.SHUTDOWN_SECONDS}`);
  return {
    shutdownSeconds,
    place: { host: process.env.HOST || "127.0.0.1", port },
    dataDir: resolve(root, process.env.DATA_DIR || ".data"),
    databaseUrl: process.env.DATABASE_URL || undefined,
    wantsDemo: process.env.DEMO !== "0",
    dev: process.argv.includes("--dev"),
  };
}

/** AUTH_SECRET, else one made once for this data folder. @param {string} dataDir */
export function authSecret(dataDir) {
  if (process.env.AUTH_SECRET) return process.env.AUTH_SECRET;
  const file = join(dataDir, "auth-secret");
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
