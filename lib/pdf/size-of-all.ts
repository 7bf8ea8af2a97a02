import { stat } from "node:fs/promises";

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** A file that is not there counts nothing. */
export async function sizeOfAll(paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += await sizeOf(path);
  return bytes;
}
