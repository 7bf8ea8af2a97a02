import { quarantine, readAsideKey } from "../storage/aside-keys";
import type { FileStore } from "../storage/store";

export type Aside = NonNullable<ReturnType<typeof readAsideKey>>;

/** A page of the store's list at a time. */
export async function* asidePages(store: FileStore): AsyncGenerator<Aside[]> {
  for await (const keys of store.keys(quarantine))
    yield keys.flatMap((key) => readAsideKey(key) ?? []);
}

/** What was set aside last first. */
export async function listAside(store: FileStore): Promise<Aside[]> {
  const all: Aside[] = [];
  for await (const page of asidePages(store)) all.push(...page);
  return all.sort((a, b) => b.since.getTime() - a.since.getTime() || (a.key < b.key ? -1 : 1));
}

/** What lies there already is the same. */
export async function putBack(store: FileStore, { aside, key }: Aside): Promise<void> {
  if (await store.has(key)) await store.remove(aside);
  else await store.move(aside, key);
}
