import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** @param {string} path */
function readOrNothing(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** @param {number} pid @param {string} column */
function ps(pid, column) {
  const { stdout } = spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}

/** /proc/<pid>/stat after the program's name. @param {number} pid */
function statFields(pid) {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/**
 * Identifies one life of a process: the same pid of a later program gives another text. Undefined when no such process
 * lives.
 * @param {number} pid
 */
export function lifeOf(pid) {
  if (process.platform !== "linux") return ps(pid, "lstart");
  const fields = statFields(pid);
  if (!fields || fields[0] === "Z") return undefined;
  return `${readOrNothing("/proc/sys/kernel/random/boot_id")?.trim()} ${fields[19]}`;
}

/** @param {number} pid */
export function commandOf(pid) {
  if (process.platform !== "linux") return ps(pid, "command") ?? "";
  return (readOrNothing(`/proc/${pid}/cmdline`) ?? "").replaceAll("\0", " ");
}

/** Of those that this user may see. @returns {number[]} */
function livingPids() {
  const names =
    process.platform === "linux"
      ? readdirSync("/proc")
      : (spawnSync("ps", ["-A", "-o", "pid="], { encoding: "utf8" }).stdout ?? "").split("\n");
  return names.map(Number).filter((pid) => pid > 0);
}

/** Pids of the processes whose command names the file, which may hold spaces. @param {string} file */
export const runningOf = (file) =>
  livingPids().filter((pid) => ` ${commandOf(pid).trim()} `.includes(` ${file} `));

/** @param {number} pid */
export function parentOf(pid) {
  if (process.platform !== "linux") return Number(ps(pid, "ppid") ?? 0);
  return Number(statFields(pid)?.[1] ?? 0);
}

/**
 * Hundredths of a second of the processor, on Linux, those of ended children included. One that ended itself took none:
 * its parent has them.
 * @param {number} pid
 */
export const ticksOf = (pid) =>
  (statFields(pid) ?? []).slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);

/** Undefined where the system does not tell. @param {number} pid */
export function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
