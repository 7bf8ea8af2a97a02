import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";

type Entry = { name: string; bytes: AsyncIterable<Uint8Array> };

async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((failed, chunk) => {
    if (failed) throw failed;
    ready.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Uncompressed; only a piece is in memory. */
export const zipOf = (entries: AsyncIterable<Entry>): Readable =>
  Readable.from(packed(entries), { objectMode: false });
