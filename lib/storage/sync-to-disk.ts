import { open } from "node:fs/promises";

/** fsync: what a power failure loses is not stored yet. */
export async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync();
  await file.close();
}
