import { isBusy } from "../kernel/errors";
import { isFull } from "./is-full";

/** Null of a file that cannot be read; a store that is away, or a disk without room, is no such file's fault. */
export async function readOrNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (thrown) {
    if (isBusy(thrown) || isFull(thrown)) throw thrown;
    return null;
  }
}
