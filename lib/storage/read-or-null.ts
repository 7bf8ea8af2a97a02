import { isBusy } from "../kernel/errors";
import { isFull } from "./is-full";

/** Null for a file that cannot be read; throws when the store is away or the disk is full. */
export async function readOrNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (thrown) {
    if (isBusy(thrown) || isFull(thrown)) throw thrown;
    return null;
  }
}
