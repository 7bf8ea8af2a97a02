import { stat } from "node:fs/promises";

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** A missing file counts 0. */
export async function sizeOfAll(paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += await sizeOf(path);
  return bytes;
}
