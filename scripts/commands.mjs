import { join } from "node:path";
import { root } from "./root.mjs";

/** What works on the data by itself; each is a script of this folder. */
export const commands = [
  "adopt-store",
  "prepare-data",
  "restore-backup",
  "sweep-store",
  "write-backup",
];

export const builtCommands = join(root, ".next", "commands");

/**
 * What Node.js is given to run a command: as it was built, in a fifth of the time, or its sources where the build is of
 * others.
 * @param {string} name @param {boolean} isBuilt
 */
export const wordsOf = (name, isBuilt) =>
  isBuilt
    ? [join(builtCommands, `${name}.mjs`)]
    : ["--import", "tsx", join(root, "scripts", `${name}.ts`)];
