import { quarantine, readAsideKey } from "../storage/aside-keys";
import type { FileStore } from "../storage/store";

export type QuarantineEntry = NonNullable<ReturnType<typeof readAsideKey>>;

/** A page of the store's list at a time. */
export async function* quarantinePages(store: FileStore): AsyncGenerator<QuarantineEntry[]> {
  for await (const keys of store.keys(quarantine))
    yield keys.flatMap((key) => readAsideKey(key) ?? []);
}

/** What was set aside last first. */
export async function listQuarantineEntries(store: FileStore): Promise<QuarantineEntry[]> {
  const all: QuarantineEntry[] = [];
  for await (const page of quarantinePages(store)) all.push(...page);
  return all.sort((a, b) => b.since.getTime() - a.since.getTime() || (a.key < b.key ? -1 : 1));
}

/** What lies there already is the same. */
export async function returnFromQuarantine(
  store: FileStore,
  { aside, key }: QuarantineEntry,
): Promise<void> {
  if (await store.has(key)) await store.remove(aside);
  else await store.move(aside, key);
}
