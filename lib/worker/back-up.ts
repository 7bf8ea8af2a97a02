import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { copyPath, forgetOldCopies } from "../backup/copies";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";
import { brokenOff, runAside } from "./run-aside";

const command =
  env.NODE_ENV === "production"
    ? [join(process.cwd(), ".next", "commands", "write-backup.mjs")]
    : ["--import", "tsx", join(process.cwd(), "scripts", "write-backup.ts")];

const lacking = /lacks (\d+) files/;

/** It ends with 1, too, when the copy is whole and the store lacks what records name. */
async function write(path: string): Promise<number> {
  const ran = await runAside([...command, path]);
  if (ran.isWell) return 0;
  const [, missing] = lacking.exec(ran.said) ?? [];
  if (!missing) throw brokenOff(ran, "The copy was broken off.");
  return Number(missing);
}

/** The copy of the day, once; then the folder keeps what is to be kept. */
export async function backUp({ today }: BaseContext, folder = env.BACKUP_DIR) {
  if (!folder) return null;
  await mkdir(folder, { recursive: true });
  const path = copyPath(folder, today, env.BACKUP_PASSPHRASE !== undefined);
  const missing = existsSync(path) ? 0 : await write(path);
  await forgetOldCopies(folder);
  return { path, size: (await stat(path)).size, missing };
}
