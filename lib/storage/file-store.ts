import { join } from "node:path";
import { env } from "../kernel/env";
import { bucketOf } from "../kernel/store-address";
import { bucketStore } from "./bucket-store";
import { diskStore } from "./disk-store";
import { guardedStore } from "./guarded-store";
import type { FileStore } from "./store";

const made = new Map<string, FileStore>();

export const incomingFolder = (): string => join(env.DATA_DIR, "incoming");

function open(address: string | undefined): FileStore {
  return address === undefined
    ? diskStore(join(env.DATA_DIR, "files"))
    : bucketStore(bucketOf(address));
}

/** The bucket of STORAGE_URL, else a folder under DATA_DIR. */
export function fileStore(): FileStore {
  const address = env.STORAGE_URL ?? env.DATA_DIR;
  const store = made.get(address) ?? guardedStore(open(env.STORAGE_URL));
  made.set(address, store);
  return store;
}
