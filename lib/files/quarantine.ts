import { parseQuarantineKey, quarantine } from "../storage/quarantine-keys";
import type { FileStore } from "../storage/store";

export type QuarantineEntry = NonNullable<ReturnType<typeof parseQuarantineKey>>;

export async function* quarantinePages(store: FileStore): AsyncGenerator<QuarantineEntry[]> {
  for await (const keys of store.keys(quarantine))
    yield keys.flatMap((key) => parseQuarantineKey(key) ?? []);
}

export async function listQuarantineEntries(store: FileStore): Promise<QuarantineEntry[]> {
  const all: QuarantineEntry[] = [];
  for await (const page of quarantinePages(store)) all.push(...page);
  return all.sort((a, b) => b.since.getTime() - a.since.getTime() || (a.key < b.key ? -1 : 1));
}

/** A file that is already under the key is the same one. */
export async function returnFromQuarantine(
  store: FileStore,
  { quarantinedKey, key }: QuarantineEntry,
): Promise<void> {
  if (await store.has(key)) await store.remove(quarantinedKey);
  else await store.move(quarantinedKey, key);
}
