import { spawnSync } from "node:child_process";

/** The one without any windows first: it shows the same pages for two thirds of the work. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const debianPackages = ["chromium-headless-shell", "chromium"];

/** @param {string} name */
function pathOf(name) {
  const { stdout } = spawnSync("sh", ["-c", 'command -v "$0"', name], { encoding: "utf8" });
  return stdout.trim() || undefined;
}

export const systemChromiums = () => names.flatMap((name) => pathOf(name) ?? []);

/** @typedef {(reason: string) => unknown} Refuse */

/** @param {Refuse} refuse @param {string} program @param {string[]} args @param {import("node:child_process").SpawnSyncOptions} [options] */
export function attempt(refuse, program, args, options = {}) {
  const { status, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    ...options,
  });
  if (status !== 0)
    refuse(`${program} ${args.join(" ")}: ${String(stderr).trim().split("\n").at(-1)}`);
  return status === 0;
}

/** Whether it did; nothing is tried where this user may not install. @param {Refuse} refuse */
export function installFromDebian(refuse) {
  if (process.getuid?.() !== 0 || !pathOf("apt-get")) return false;
  console.log("Installing the system's Chromium for the browser tests…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const get = (/** @type {string[]} */ ...args) => attempt(refuse, "apt-get", args, { env });
  get("update", "-q");
  // Another of ours may be at it.
  const patience = ["-o", "DPkg::Lock::Timeout=120"];
  const options = ["install", "-y", "-q", "--no-install-recommends", ...patience];
  return debianPackages.some((name) => get(...options, name));
}
