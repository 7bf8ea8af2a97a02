import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Fails when it is not in time.
 * @param {() => boolean | Promise<boolean>} isSo @param {{ patience?: number, every?: number }} [waits] milliseconds
 */
export async function until(isSo, { patience = 20_000, every = 50 } = {}) {
  for (const deadline = Date.now() + patience; !(await isSo()); await pause(every))
    assert.ok(Date.now() < deadline);
}
