import { randomFillSync } from "node:crypto";

const length = 16;
/** The system is asked for the bytes of so many at once: asking costs more than what it gives. */
const pool = Buffer.alloc(256 * length);
let next = pool.length;

/** Random each time, in base64: what the scripts of one page are known by. */
export function newNonce() {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  next += length;
  return pool.toString("base64", next - length, next);
}
