import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { env } from "../kernel/env";
import type { Space } from "./judge-disk";

/** DATA_DIR, or the folder in which it will be made: with files in a bucket nothing may have been put there yet. */
function dataFolder(): string {
  let folder = env.DATA_DIR;
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** Bytes of the disk that holds the data. */
export async function readSpace(): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(dataFolder());
  return { free: bavail * bsize, size: blocks * bsize };
}

export const isOnDataDisk = async (folder: string): Promise<boolean> =>
  (await stat(folder)).dev === (await stat(dataFolder())).dev;
