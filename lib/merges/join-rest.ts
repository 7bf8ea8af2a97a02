import type { Context } from "../kernel/context";
import { printLeftOut } from "../printed/print-left-out";
import { joinAll, type Merge } from "./join-all";
import { partNames, tooMuchToMerge, unreadableParts } from "./merge-refusals";
import type { Spooled } from "./open-spool";

const noticeTitle = "Documentos que faltan";

/** Behind a page that lists the unreadable parts. 400 when each part can be read and the whole cannot be made. */
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
