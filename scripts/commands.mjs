import { join } from "node:path";
import { root } from "./root.mjs";

/** Commands that work on the data; each is a script of this folder. */
export const commands = [
  "adopt-store",
  "drill-backup",
  "prepare-data",
  "restore-backup",
  "sweep-store",
  "write-backup",
];

export const builtCommands = join(root, ".next", "commands");

/**
 * Runs the built command, in a fifth of the time, or its sources when the build is of others.
 * @param {string} name @param {boolean} isBuilt
 */
export const wordsOf = (name, isBuilt) =>
  isBuilt
    ? [join(builtCommands, `${name}.mjs`)]
    : ["--import", "tsx", join(root, "scripts", `${name}.ts`)];
