import { listOrphanKeys } from "../installation/orphan-keys";
import type { BaseContext } from "../kernel/context";
import type { FileStore } from "../storage/store";
import { tryPurgeLock } from "./purge";
import { type QuarantineEntry, quarantinePages, returnFromQuarantine } from "./quarantine";

type Cleared = { returned: number; removed: number };

async function removeFromQuarantine(
  ctx: BaseContext,
  store: FileStore,
  over: readonly QuarantineEntry[],
) {
  if (over.length === 0 || !(await tryPurgeLock(ctx))) return 0;
  for (const { quarantinedKey } of over) await store.remove(quarantinedKey);
  return over.length;
}

export async function clearQuarantine(
  ctx: BaseContext,
  store: FileStore,
  oldest: Date,
): Promise<Cleared> {
  const cleared: Cleared = { returned: 0, removed: 0 };
  for await (const page of quarantinePages(store)) {
    const keys = page.map(({ key }) => key);
    const orphans = new Set(await listOrphanKeys(ctx, keys));
    const named = page.filter(({ key }) => !orphans.has(key));
    const over = page.filter(({ key, since }) => orphans.has(key) && since < oldest);
    for (const one of named) await returnFromQuarantine(store, one);
    cleared.returned += named.length;
    cleared.removed += await removeFromQuarantine(ctx, store, over);
  }
  return cleared;
}
