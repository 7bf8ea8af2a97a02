import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { incomingFolder } from "../storage/file-store";
import { instantAt } from "../values/instants";

export const modifiedAt = (path: string): Promise<Date | null> =>
  stat(path).then(
    ({ mtime }) => mtime,
    () => null,
  );

export async function folderTime(): Promise<Date> {
  const probe = join(incomingFolder(), `clock-${randomUUID()}`);
  await writeFile(probe, "");
  const time = await modifiedAt(probe);
  await rm(probe, { force: true });
  return time ?? instantAt(0);
}
