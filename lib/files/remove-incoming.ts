import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { incomingFolder } from "../storage/file-store";
import { instantAt, instantBefore } from "../values/instants";

const modifiedAt = (path: string): Promise<Date | null> =>
  stat(path).then(
    ({ mtime }) => mtime,
    () => null,
  );

async function folderTime(): Promise<Date> {
  const probe = join(incomingFolder(), `clock-${randomUUID()}`);
  await writeFile(probe, "");
  const time = await modifiedAt(probe);
  await rm(probe, { force: true });
  return time ?? instantAt(0);
}

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
