import type { Readable } from "node:stream";

/** First and last byte, both included, from 0. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of files lie, under keys of ours. What is under a key never changes. */
export type FileStore = {
  /** Afterwards the local file lies under the key, whole, or nothing does. Given up at the signal. */
  adopt(path: string, key: string, contentType: string, signal?: AbortSignal): Promise<void>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  readWhole(key: string): Promise<Uint8Array>;
  /** False only when the store answers that there is none. */
  has(key: string): Promise<boolean>;
  move(from: string, to: string): Promise<void>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** All, or those in a folder, a page of the store's list at a time. */
  keys(folder?: string): AsyncIterable<string[]>;
  /** By the store's clock; bytes. */
  look(key: string): Promise<{ storedAt: Date; size: number }>;
};
