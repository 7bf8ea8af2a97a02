import type { Readable } from "node:stream";

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
