import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { TooLarge } from "../kernel/errors";
import { overLimitMessage } from "./accepted";

export const tooLarge = (limitBytes: number) => new TooLarge(overLimitMessage(limitBytes));

/** Throws at the first byte past the limit. */
export function meter(limitBytes: number) {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.byteLength;
      hash.update(chunk);
      done(size > limitBytes ? tooLarge(limitBytes) : null, chunk);
    },
  });
  return { stream, result: () => ({ size, digest: hash.digest("hex") }) };
}
