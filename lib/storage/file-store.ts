import { join } from "node:path";
import type { Readable } from "node:stream";
import { env } from "../env";
import { bucketStore } from "./bucket-store";
import { diskStore } from "./disk-store";
import { bucketOf } from "./store-address";

/** First and last byte, both included, from 0. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of files lie, under keys of ours. What is under a key never changes. */
export type FileStore = {
  /** Takes a local file over; afterwards it lies under the key, whole, or nothing does. */
  adopt(path: string, key: string, contentType: string): Promise<void>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  readWhole(key: string): Promise<Uint8Array>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Every key there is, a page of the store's list at a time. */
  keys(): AsyncIterable<string[]>;
  changedAt(key: string): Promise<Date>;
};

const made = new Map<string, FileStore>();

/** The folder under DATA_DIR where uploads wait until they are whole. */
export const incomingFolder = (): string => join(env.DATA_DIR, "incoming");

function open(address: string | undefined): FileStore {
  return address === undefined
    ? diskStore(join(env.DATA_DIR, "files"))
    : bucketStore(bucketOf(address));
}

/** The store of this installation: the bucket of STORAGE_URL, else a folder under DATA_DIR. */
export function fileStore(): FileStore {
  const address = env.STORAGE_URL ?? env.DATA_DIR;
  const store = made.get(address) ?? open(env.STORAGE_URL);
  made.set(address, store);
  return store;
}
