import { discardStaged } from "../files/staged";
import { type ChainFile, stagedOf } from "./chain-file";

export async function discardPages(files: readonly Pick<ChainFile, "staged">[]): Promise<void> {
  await discardStaged(stagedOf(files));
}

/** Removes those that are stored after all; the others have left nothing. */
export async function discardUnfinished(files: readonly Promise<ChainFile>[]) {
  const settled = await Promise.allSettled(files);
  await discardPages(settled.flatMap((one) => (one.status === "fulfilled" ? one.value : [])));
}
