import { existsSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

/** With its stopped cluster, also where a link leads to it. @param {string} dataDir */
export function removeFolder(dataDir) {
  const home = join(dataDir, "postgres");
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
