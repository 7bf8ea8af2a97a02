import type { BaseContext } from "../kernel/context";
import { blockNamed } from "../settings/block-named";
import type { Settings } from "../settings/get-settings";
import { listBlocks } from "../settings/list-blocks";
import type { Day } from "../values/dates";
import { jobSpan } from "./coverage";
import type { JobRequirement } from "./matrix-row";

export type JobFilters = {
  job_from?: Day | undefined;
  job_to?: Day | undefined;
  block?: string | undefined;
};

/** A text that names no block is kept as unknown. */
function blockOf(
  blocks: Settings["operatorBlocks"],
  asked: string | undefined,
): Pick<JobRequirement, "block" | "unknownBlock"> {
  const name = asked?.trim();
  if (!name) return { block: null };
  const block = blockNamed(blocks, name);
  return block ? { block } : { block: null, unknownBlock: name };
}

/** By default from today, for thirty days, in no block. */
export async function getJobRequirement(
  ctx: BaseContext,
  { job_from, job_to, block }: JobFilters,
): Promise<{ requirement: JobRequirement; blocks: Settings["operatorBlocks"] }> {
  const blocks = await listBlocks(ctx);
  const job = jobSpan(job_from ?? ctx.today, job_to);
  return { requirement: { job, ...blockOf(blocks, block) }, blocks };
}
