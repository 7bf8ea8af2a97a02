import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { mergePdfs } from "../pdf/merge-pdfs";
import { asMergeRefusal } from "./merge-refusals";
import type { Spool, Spooled } from "./open-spool";

export type Merge = {
  title: string;
  spooled: Spooled[];
  spool: Spool;
  output: string;
  owner: WorkOwner;
};

/** Gives the parts that cannot be read; while there are any, nothing is written. */
export async function joinAll({ title, spooled, output, owner }: Merge): Promise<Spooled[]> {
  const parts = spooled.map(({ part: { title, group }, path }) => ({ title, group, path }));
  const broken = await mergePdfs(parts, { output, title, owner }).catch(asMergeRefusal);
  return broken.flatMap((at) => spooled[at] ?? []);
}
