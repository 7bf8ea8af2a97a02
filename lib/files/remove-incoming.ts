import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { incomingFolder } from "../storage/file-store";

/** Null for one that is stored or discarded meanwhile. */
const changeOf = (path: string): Promise<Date | null> =>
  stat(path).then(
    ({ mtime }) => mtime,
    () => null,
  );

/** Removes what came in before and neither was stored nor discarded; gives how many. */
export async function removeIncoming(oldest: Date): Promise<number> {
  await mkdir(incomingFolder(), { recursive: true });
  let removed = 0;
  for (const name of await readdir(incomingFolder())) {
    const path = join(incomingFolder(), name);
    const changed = await changeOf(path);
    if (!changed || changed >= oldest) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
