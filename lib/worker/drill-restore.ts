import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { listCopies } from "../backup/copies";
import { DrillResult } from "../backup/drill-result";
import { env } from "../kernel/env";

const command = join(process.cwd(), "scripts", "backup-drill.mjs");
/** Milliseconds; what the queue allows. */
const limit = 7_200_000;

/** In processes of their own, which end with this one. */
async function drill(path: string): Promise<DrillResult> {
  const how = { cwd: process.cwd(), timeout: limit, maxBuffer: 2 ** 24 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, path, "--json"],
    how,
  ).catch((thrown) => {
    const said = String(Reflect.get(Object(thrown), "stderr") ?? "").trim();
    throw new Error(said.split("\n")[0] || "The drill was broken off.", { cause: thrown });
  });
  return DrillResult.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
}

/** Restores the newest copy into a database that is thrown away, and compares; null where there is no copy yet. */
export async function drillRestore(folder = env.BACKUP_DIR): Promise<DrillResult | null> {
  if (!folder || !existsSync(folder)) return null;
  const [newest] = await listCopies(folder);
  return newest ? drill(newest.path) : null;
}
