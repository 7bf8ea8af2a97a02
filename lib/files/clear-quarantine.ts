import { listNamelessKeys } from "../installation/named-files";
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
  for (const { aside } of over) await store.remove(aside);
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
    const nameless = new Set(await listNamelessKeys(ctx, keys));
    const named = page.filter(({ key }) => !nameless.has(key));
    const over = page.filter(({ key, since }) => nameless.has(key) && since < oldest);
    for (const one of named) await returnFromQuarantine(store, one);
    cleared.returned += named.length;
    cleared.removed += await removeFromQuarantine(ctx, store, over);
  }
  return cleared;
}
