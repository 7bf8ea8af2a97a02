import { setTimeout as pause } from "node:timers/promises";
import { isBrokenOff } from "./store-error";

/** Milliseconds before the second try, and before the last. */
const pauses = [100, 400];

/**
 * Tries again what the store broke off or could not do just now. Its client does so by itself, but for what is read from
 * a file. A connection that is kept open is broken off whenever the store closes it as it is used anew.
 */
export async function sendAnew<T>(
  send: () => Promise<T>,
  signal: AbortSignal | undefined,
  [milliseconds, ...later]: readonly number[] = pauses,
): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    if (milliseconds === undefined || signal?.aborted || !isBrokenOff(thrown)) throw thrown;
    await pause(milliseconds, undefined, signal ? { signal } : {});
    return sendAnew(send, signal, later);
  }
}
