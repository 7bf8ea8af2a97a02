import type { BaseContext } from "../context";
import type { Day } from "../dates";
import { getSettings, type Settings } from "../settings/get-settings";
import { jobFrom } from "./coverage";
import type { Demand } from "./matrix";

/** The job as an address says it. */
export type DemandAsked = {
  job_from?: Day | undefined;
  job_to?: Day | undefined;
  /** Code or label of an operator block. */
  block?: string | undefined;
};

const blockOf = (blocks: Settings["operatorBlocks"], asked = "") => {
  const wanted = asked.trim().toLowerCase();
  const names = ({ code, label }: (typeof blocks)[number]) => [code, label];
  return blocks.find((block) => names(block).some((name) => name.toLowerCase() === wanted)) ?? null;
};

/**
 * What the job asks: unless said from today, for thirty days more, in no block in particular. With the blocks there
 * are; two queries.
 */
export async function getDemand(
  ctx: BaseContext,
  { job_from, job_to, block }: DemandAsked,
): Promise<{ demand: Demand; blocks: Settings["operatorBlocks"] }> {
  const { operatorBlocks } = await getSettings(ctx);
  const job = jobFrom(job_from ?? ctx.today, job_to);
  return { demand: { job, block: blockOf(operatorBlocks, block) }, blocks: operatorBlocks };
}
