import { type Bytes, runInThread } from "./run-in-thread";

/** A page of the original, from 1, and the degrees it is turned clockwise. */
export type TakenPage = { page: number; rotation: number };

/** How many pages the original has, which comes first, or the pages taken together; null where one is broken. */
export type Extracted = { pageCount: number } | { document: Uint8Array | null };

/**
 * One document for each group of pages, in order; without groups each page is one. The memory of the bytes leaves
 * the caller. Rejects with UnreadablePdf.
 */
export const extractPages = (
  bytes: Bytes,
  groups: TakenPage[][] | null,
  signal?: AbortSignal,
): AsyncGenerator<Extracted> =>
  runInThread({ name: "extract-pages", input: { groups }, bytes, signal });
