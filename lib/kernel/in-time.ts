import { setTimeout as pause } from "node:timers/promises";

const patience = 2_000;

/** Null for what fails, or has given nothing within two seconds. */
export const inTime = <T>(ask: () => Promise<T>): Promise<T | null> =>
  Promise.race([
    Promise.resolve()
      .then(ask)
      .catch(() => null),
    pause(patience, null, { ref: false }),
  ]);
