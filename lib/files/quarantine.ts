import { namelessOf } from "../installation/named-files";
import type { BaseContext } from "../kernel/context";
import { quarantine, readAsideKey } from "../storage/keys";
import type { FileStore } from "../storage/store";
import { mayPurge } from "./purge";

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

type Cleared = { returned: number; removed: number };

/**
 * What some record names again goes back, what waited since before the day is removed; gives how many of
 * each.
 */
export async function clearQuarantine(
  ctx: BaseContext,
  store: FileStore,
  oldest: Date,
): Promise<Cleared> {
  const cleared: Cleared = { returned: 0, removed: 0 };
  for await (const page of asidePages(store)) {
    const keys = page.map(({ key }) => key);
    const nameless = new Set(await namelessOf(ctx, keys));
    const named = page.filter(({ key }) => !nameless.has(key));
    const over = page.filter(({ key, since }) => nameless.has(key) && since < oldest);
    for (const one of named) await putBack(store, one);
    cleared.returned += named.length;
    cleared.removed += await removeAside(ctx, store, over);
  }
  return cleared;
}

async function removeAside(ctx: BaseContext, store: FileStore, over: readonly Aside[]) {
  if (over.length === 0 || !(await mayPurge(ctx))) return 0;
  for (const { aside } of over) await store.remove(aside);
  return over.length;
}
