import { existsSync } from "node:fs";
import { join } from "node:path";
import { listCopies } from "../backup/copies";
import { DrillResult } from "../backup/drill-result";
import { env } from "../kernel/env";
import { brokenOff, runAside } from "./run-aside";

const command = join(process.cwd(), "scripts", "backup-drill.mjs");
/** Milliseconds; what the queue allows. */
const limit = 7_200_000;

/** In processes that end with this one. */
async function drill(path: string): Promise<DrillResult> {
  const ran = await runAside([command, path, "--json"], limit);
  if (!ran.isWell) throw brokenOff(ran, "The drill was broken off.");
  return DrillResult.parse(JSON.parse(ran.printed.split("\n").at(-1) ?? ""));
}

/** Restores the newest copy into a database that is thrown away, and compares; null where there is no copy yet. */
export async function drillRestore(folder = env.BACKUP_DIR): Promise<DrillResult | null> {
  if (!folder || !existsSync(folder)) return null;
  const [newest] = await listCopies(folder);
  return newest ? drill(newest.path) : null;
}
