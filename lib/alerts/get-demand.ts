import type { BaseContext } from "../context";
import type { Day } from "../dates";
import { getSettings, type Settings } from "../settings/get-settings";
import { jobFrom } from "./coverage";
import type { Demand } from "./matrix";

/** The job as an address says it. */
export type DemandAsked = {
  job_from?: Day | undefined;
  job_to?: Day | undefined;
  /** Code of an operator block, or its label. */
  block?: string | undefined;
};

/** A block's name without the word for it, as people write it: "Bloque 7", "BLOCK 07". */
const bare = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(bloque|block)[\s_]*/, "")
    .replace(/^0+(?=\d)/, "");

function blockOf(blocks: Settings["operatorBlocks"], asked: string | undefined): Demand["block"] {
  if (!asked) return null;
  const coded = blocks.find(({ code }) => code === asked.trim().toUpperCase());
  return coded ?? blocks.find(({ label }) => bare(label) === bare(asked)) ?? null;
}

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
