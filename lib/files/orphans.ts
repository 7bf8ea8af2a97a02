import { fileKeys } from "../installation/count-files";
import { listOrphanKeys } from "../installation/orphan-keys";
import type { StoreTrouble } from "../installation/trouble";
import type { BaseContext } from "../kernel/context";
import { quarantineKey } from "../storage/quarantine-keys";
import type { FileStore } from "../storage/store";
import { tryPurgeLock } from "./purge";

/** Files that no record names, and how many there are in all. */
export type Orphans = { keys: string[]; stored: number; named: number };

/** Without young files, which may be about to be named. */
export async function listOrphans(
  ctx: BaseContext,
  store: FileStore,
  oldest: Date,
): Promise<Orphans> {
  const found: Orphans = { keys: [], stored: 0, named: 0 };
  for await (const keys of fileKeys(store)) {
    const orphans = await listOrphanKeys(ctx, keys);
    found.stored += keys.length;
    found.named += keys.length - orphans.length;
    for (const key of orphans) if ((await store.stat(key)).storedAt < oldest) found.keys.push(key);
  }
  return found;
}

const few = 20;
const fewPercent = 5;

/** Why so many are likely a mistake and not waste; null when they are few. */
export function orphanTrouble({ keys, stored, named }: Orphans): StoreTrouble | null {
  if (keys.length > 0 && named === 0) return "unnamed";
  const isMuch = keys.length > few && keys.length * 100 > stored * fewPercent;
  return isMuch ? "too_many" : null;
}

/** Only keys that still no record names; gives how many. Stops while files are being copied. */
export async function quarantineKeys(
  ctx: BaseContext,
  store: FileStore,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<number> {
  let moved = 0;
  for (const key of keys) {
    if (!(await tryPurgeLock(ctx))) break;
    const [orphan] = await listOrphanKeys(ctx, [key]);
    if (!orphan || !(await store.has(key))) continue;
    await store.move(key, quarantineKey(key, now));
    moved += 1;
  }
  return moved;
}
