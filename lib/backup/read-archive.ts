import { extract } from "tar-stream";
import { DamagedBackup, isDamagedBackup } from "./damaged";
import type { Opened } from "./sealing";

/** Its bytes are read to their end before the next piece comes. */
export type ArchivePiece = { name: string; size: number; bytes: AsyncIterable<Uint8Array> };

/** Throws `DamagedBackup` with the last good piece when the archive breaks off. */
export async function* readArchive({ path, read }: Opened): AsyncGenerator<ArchivePiece> {
  const tar = extract();
  const source = read();
  source.once("error", (error) => tar.destroy(error));
  source.pipe(tar);
  let after = "its beginning";
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      yield { name, size, bytes: bytesOf(entry, path, name) };
      after = name;
    }
  } catch (thrown) {
    if (!isOfTheTar(thrown)) throw thrown;
    throw new DamagedBackup(`${path} is damaged after ${after}: ${thrown.message}.`);
  } finally {
    source.destroy();
  }
}

const isOfTheTar = (thrown: unknown): thrown is Error =>
  thrown instanceof Error &&
  !isDamagedBackup(thrown) &&
  /tar header|end of data|tar/i.test(thrown.message);

/** Throws `DamagedBackup` when the archive ends amid them. */
async function* bytesOf(entry: AsyncIterable<Uint8Array>, path: string, name: string) {
  try {
    yield* entry;
  } catch (thrown) {
    if (!isOfTheTar(thrown)) throw thrown;
    throw new DamagedBackup(`${path} is damaged: it breaks off in ${name}.`);
  }
}
