import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("./identity.mjs").Identity} Identity */

export const user = "faena";
export const database = "faena";

const majorVersion = "18";

/** Without variables that steer PostgreSQL. */
export function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("PG"));
  return { ...Object.fromEntries(kept), LC_ALL: "C" };
}

/** @param {Identity} identity @param {string} name @param {string[]} args @param {string} [input] */
function run({ prefix, options, binaries, home }, name, args, input = "") {
  const [program = "", ...words] = [...prefix, join(binaries, "bin", name), ...args];
  const { status, stderr, error } = spawnSync(program, words, {
    ...options,
    input,
    cwd: home,
    env: cleanEnvironment(),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr}`);
}

/** @param {Identity} identity @param {string} folder @param {boolean} throwaway */
function initialize(identity, folder, throwaway) {
  const secret = join(identity.home, "initdb-password");
  writeFileSync(secret, readPassword(identity), { mode: 0o600 });
  identity.own(secret);
  run(identity, "initdb", [
    `--pgdata=${folder}`,
    `--username=${user}`,
    `--pwfile=${secret}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(throwaway ? ["--no-sync"] : []),
  ]);
  rmSync(secret);
  const quick = throwaway ? ["-F"] : [];
  run(
    identity,
    "postgres",
    ["--single", ...quick, "-D", folder, "postgres"],
    `create database ${database}\n`,
  );
}

/** Made once, readable by its owner only. @param {Pick<Identity, "home">} identity */
export function readPassword({ home }) {
  const file = join(home, "password");
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/**
 * Complete or not at all. Gives the data folder. @param {Identity} identity
 * @param {boolean} throwaway
 */
export function ensureCluster(identity, throwaway) {
  const data = join(identity.home, "data");
  if (!existsSync(data)) {
    const unfinished = join(identity.home, "data.unfinished");
    rmSync(unfinished, { recursive: true, force: true });
    initialize(identity, unfinished, throwaway);
    renameSync(unfinished, data);
  }
  const version = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (version !== majorVersion) {
    throw new Error(
      `${data} belongs to PostgreSQL ${version}; this program brings ${majorVersion}.`,
    );
  }
  return data;
}
