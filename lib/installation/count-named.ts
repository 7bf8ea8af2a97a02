import type { BaseContext } from "../kernel/context";
import { isFileKey } from "../storage/keys";
import type { FileStore } from "../storage/store";
import { listNamelessKeys } from "./named-files";

export async function* fileKeys(store: FileStore): AsyncGenerator<string[]> {
  for await (const keys of store.keys()) yield keys.filter(isFileKey);
}

export async function countNamed(ctx: BaseContext, store: FileStore) {
  const count = { stored: 0, named: 0 };
  for await (const keys of fileKeys(store)) {
    count.stored += keys.length;
    count.named += keys.length - (await listNamelessKeys(ctx, keys)).length;
  }
  return count;
}
