import { blockNamed } from "../settings/block-named";
import type { Settings } from "../settings/get-settings";
import type { JobRequirement } from "./matrix-row";

/** A text that names no block is kept as unknown. */
export function blockAsked(
  blocks: Settings["operatorBlocks"],
  asked: string | undefined,
): Pick<JobRequirement, "block" | "unknownBlock"> {
  const name = asked?.trim();
  if (!name) return { block: null };
  const block = blockNamed(blocks, name);
  return block ? { block } : { block: null, unknownBlock: name };
}
