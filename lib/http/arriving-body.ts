import { Readable } from "node:stream";

async function readOn(reader: ReadableStreamDefaultReader) {
  let part = await reader.read();
  while (!part.done) part = await reader.read();
}

/**
 * Who stops reading early is spared the rest, which is read and thrown away: to end the body would end the connection,
 * and take the answer from who still sends.
 */
export function arrivingBody({ body }: Request): Readable {
  if (!body) return Readable.from([]);
  const reader = body.getReader();
  return new Readable({
    read() {
      reader.read().then(
        ({ done, value }) => this.push(done ? null : value),
        (reason) => this.destroy(reason),
      );
    },
    destroy(reason, done) {
      readOn(reader).catch(() => undefined);
      done(reason);
    },
  });
}
