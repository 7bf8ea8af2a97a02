import type { Readable } from "node:stream";

/** First and last byte, both included, from 0. */
export type ByteRange = { start: number; end: number };

/** What is under a key never changes. */
export type FileStore = {
  /** Moves the local file: afterwards it is under the key, whole, or nothing is. Aborted by the signal. */
  importFile(path: string, key: string, contentType: string, signal?: AbortSignal): Promise<void>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  readWhole(key: string): Promise<Uint8Array>;
  /** False only when the store answers that there is none. */
  has(key: string): Promise<boolean>;
  move(from: string, to: string): Promise<void>;
  /** A missing key is no error. */
  remove(key: string): Promise<void>;
  keys(folder?: string): AsyncIterable<string[]>;
  /** By the store's clock; `size` in bytes. */
  stat(key: string): Promise<{ storedAt: Date; size: number }>;
};
