import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { copyPath, forgetOldCopies } from "../backup/copies";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";
import { writeCopy } from "./write-copy";

/** The copy of the day, once; then the folder keeps what is to be kept. */
export async function backUp({ today }: BaseContext, folder = env.BACKUP_DIR) {
  if (!folder) return null;
  await mkdir(folder, { recursive: true });
  const path = copyPath(folder, today, env.BACKUP_PASSPHRASE !== undefined);
  const missing = existsSync(path) ? 0 : await writeCopy(path);
  await forgetOldCopies(folder);
  return { path, size: (await stat(path)).size, missing };
}
