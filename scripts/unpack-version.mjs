import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { root } from "./root.mjs";

/** The files of a commit or tag, alone in a folder. @param {string} version @param {string} folder */
export function unpackVersion(version, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const input = execFileSync("git", ["archive", version], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-xf", "-", "-C", folder], { input });
}
