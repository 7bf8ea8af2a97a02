import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { incomingFolder } from "../storage/file-store";
import { instantBefore } from "../values/instants";
import { folderTime, modifiedAt } from "./folder-time";

/** Those older than so many milliseconds that were neither stored nor discarded; gives how many. */
export async function removeIncoming(age: number): Promise<number> {
  await mkdir(incomingFolder(), { recursive: true });
  const oldest = instantBefore(await folderTime(), age);
  let removed = 0;
  for (const name of await readdir(incomingFolder())) {
    const path = join(incomingFolder(), name);
    const changed = await modifiedAt(path);
    if (!changed || changed > oldest) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
