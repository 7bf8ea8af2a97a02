import type { BaseContext } from "../context";
import { addDays, type Day, later } from "../dates";
import { getSettings, type Settings } from "../settings/get-settings";
import type { Demand } from "./matrix";

/** The job as an address says it. */
export type DemandAsked = {
  job_from?: Day | undefined;
  job_to?: Day | undefined;
  /** Code or label of an operator block. */
  block?: string | undefined;
};

const usualLength = 30;

const blockOf = (blocks: Settings["operatorBlocks"], asked = "") => {
  const wanted = asked.trim().toLowerCase();
  const names = ({ code, label }: (typeof blocks)[number]) => [code, label];
  return blocks.find((block) => names(block).some((name) => name.toLowerCase() === wanted)) ?? null;
};

/**
 * What the job asks: unless said from today, for thirty days more, in no block in particular; a job that would end
 * before it starts is of one day. With the blocks there are; two queries.
 */
export async function getDemand(
  ctx: BaseContext,
  { job_from, job_to, block }: DemandAsked,
): Promise<{ demand: Demand; blocks: Settings["operatorBlocks"] }> {
  const { operatorBlocks } = await getSettings(ctx);
  const from = job_from ?? ctx.today;
  const to = later(from, job_to ?? addDays(from, usualLength));
  return {
    demand: { job: { from, to }, block: blockOf(operatorBlocks, block) },
    blocks: operatorBlocks,
  };
}
