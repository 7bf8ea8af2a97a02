import type { BaseContext } from "../kernel/context";
import { isFileKey } from "../storage/keys";
import type { FileStore } from "../storage/store";
import { listOrphanKeys } from "./orphan-keys";

export async function* fileKeys(store: FileStore): AsyncGenerator<string[]> {
  for await (const keys of store.keys()) yield keys.filter(isFileKey);
}

export async function countFiles(ctx: BaseContext, store: FileStore) {
  const count = { stored: 0, ofRecords: 0 };
  for await (const keys of fileKeys(store)) {
    count.stored += keys.length;
    count.ofRecords += keys.length - (await listOrphanKeys(ctx, keys)).length;
  }
  return count;
}
