import type { Context } from "../kernel/context";
import { mergePdfs } from "../pdf/merge-pdfs";
import type { WorkOwner } from "../pdf/turns";
import { printLeftOut } from "../printed/print-left-out";
import { asMergeRefusal, partNames, tooMuchToMerge, unreadableParts } from "./merge-refusals";
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

const noticeTitle = "Documentos que faltan";

/** Below a page that names what cannot be read. 400 when each part can, and the whole cannot be made. */
export async function joinRest(ctx: Context, merge: Merge, broken: Spooled[]): Promise<void> {
  const { title, spooled, spool } = merge;
  const print = () => printLeftOut(ctx, { title, names: partNames(broken) });
  const notice = await spool.add({ title: noticeTitle, group: null, source: { print } });
  const unreadable = new Set(broken);
  const rest = spooled.filter((one) => !unreadable.has(one));
  const more = await joinAll({ ...merge, spooled: [notice, ...rest] });
  if (more.includes(notice)) throw unreadableParts([notice]);
  if (more.length > 0) throw tooMuchToMerge();
}
