import { isAmong } from "@/db/among";
import type { BaseContext } from "../kernel/context";
import { isFileKey, namedBy } from "../storage/keys";
import type { FileStore } from "../storage/store";
import { naming } from "./naming";

export async function namelessOf(ctx: BaseContext, keys: readonly string[]): Promise<string[]> {
  const names = keys.map(namedBy);
  const named = await Promise.all(
    naming.map(({ table }) =>
      ctx.db.select({ key: table.storageKey }).from(table).where(isAmong(table.storageKey, names)),
    ),
  );
  const known = new Set(named.flat().map(({ key }) => key));
  return keys.filter((key) => !known.has(namedBy(key)));
}

export async function namesFiles(ctx: BaseContext): Promise<boolean> {
  for (const { table } of naming) {
    const rows = await ctx.db.select({ key: table.storageKey }).from(table).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}

/** A page of the store's list at a time. */
export async function* fileKeys(store: FileStore): AsyncGenerator<string[]> {
  for await (const keys of store.keys()) yield keys.filter(isFileKey);
}

export async function countNamed(ctx: BaseContext, store: FileStore) {
  const count = { stored: 0, named: 0 };
  for await (const keys of fileKeys(store)) {
    count.stored += keys.length;
    count.named += keys.length - (await namelessOf(ctx, keys)).length;
  }
  return count;
}
