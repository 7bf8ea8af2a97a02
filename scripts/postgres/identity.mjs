import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";

const namespace = ["unshare", "--user", "--map-user=1", "--map-group=1"];
const traversable = "/var/lib/faena";
const nobody = { uid: 65534, gid: 65534 };

/**
 * @typedef {object} Identity How PostgreSQL, which refuses to run as root, is run
 * @property {string[]} prefix words before the program's name
 * @property {{ uid?: number, gid?: number }} options for spawn
 * @property {string} binaries
 * @property {string} home where the cluster lives
 * @property {(path: string) => void} own gives a file to the one who runs PostgreSQL
 */

/** @param {string[]} prefix @param {object} options @param {string} binaries @param {string} home */
function works(prefix, options, binaries, home) {
  const script = '"$0/bin/postgres" --version && cd "$1"';
  const [program = "sh", ...args] = [...prefix, "sh", "-c", script, binaries, home];
  return spawnSync(program, args, { ...options, stdio: "ignore" }).status === 0;
}

/** @param {string} binaries */
function copyBinaries(binaries) {
  const copy = join(traversable, createHash("sha256").update(binaries).digest("hex").slice(0, 12));
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(binaries, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, copy);
  return copy;
}

/** Moves a cluster's empty home where an ordinary user can reach it, and leaves a link. @param {string} home */
function moveHome(home) {
  const name = createHash("sha256").update(home).digest("hex").slice(0, 12);
  const moved = join(traversable, `data-${name}`);
  mkdirSync(moved, { recursive: true, mode: 0o700 });
  rmdirSync(home);
  symlinkSync(moved, home);
  return moved;
}

/** @param {string} binaries @param {string} home @param {{ uid: number, gid: number }} user @returns {Identity} */
function asUser(binaries, home, user) {
  mkdirSync(traversable, { recursive: true });
  chmodSync(traversable, 0o755);
  const reachable = works([], user, binaries, "/") ? binaries : copyBinaries(binaries);
  chownSync(home, user.uid, user.gid);
  const place = works([], user, reachable, home) ? home : moveHome(home);
  chownSync(place, user.uid, user.gid);
  return {
    prefix: [],
    options: user,
    binaries: reachable,
    home: place,
    own: (path) => chownSync(path, user.uid, user.gid),
  };
}

/** initdb wants a user name, which users in containers often lack. */
function hasName() {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/**
 * PostgreSQL refuses to run as root. An ordinary user with a name runs it; otherwise a user namespace shows us as one
 * (files stay ours); where namespaces are refused to root, the folder's owner or `nobody` does. @param {string}
 * binaries
 * @param {string} folder existing folder of the cluster
 * @returns {Identity}
 */
export function chooseIdentity(binaries, folder) {
  const home = realpathSync(folder);
  const alone = { prefix: [], options: {}, binaries, home, own: () => undefined };
  if (process.getuid?.() !== 0) return hasName() ? alone : { ...alone, prefix: namespace };
  const { uid, gid } = statSync(home);
  if (uid !== 0) return asUser(binaries, home, { uid, gid });
  if (works(namespace, {}, binaries, home)) return { ...alone, prefix: namespace };
  return asUser(binaries, home, nobody);
}
