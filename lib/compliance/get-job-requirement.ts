import type { BaseContext } from "../kernel/context";
import type { Settings } from "../settings/get-settings";
import { listBlocks } from "../settings/list-blocks";
import type { Day } from "../values/dates";
import { blockAsked } from "./block-asked";
import { jobSpan } from "./coverage";
import type { JobRequirement } from "./matrix-row";

export type JobFilters = {
  job_from?: Day | undefined;
  job_to?: Day | undefined;
  block?: string | undefined;
};

/** By default from today, for thirty days, in no block. */
export async function getJobRequirement(
  ctx: BaseContext,
  { job_from, job_to, block }: JobFilters,
): Promise<{ requirement: JobRequirement; blocks: Settings["operatorBlocks"] }> {
  const blocks = await listBlocks(ctx);
  const job = jobSpan(job_from ?? ctx.today, job_to);
  return { requirement: { job, ...blockAsked(blocks, block) }, blocks };
}
