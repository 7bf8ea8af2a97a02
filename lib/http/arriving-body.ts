import { Readable } from "node:stream";

async function readOn(reader: ReadableStreamDefaultReader) {
  let part = await reader.read();
  while (!part.done) part = await reader.read();
}

/**
 * A reader that stops early drains the rest: ending the body would end the connection, and the sender would get no
 * answer.
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
