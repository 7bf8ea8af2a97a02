import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Context } from "../kernel/context";
import { mergePdfs } from "../pdf/merge-pdfs";
import type { WorkOwner } from "../pdf/turns";
import { printLeftOut } from "../printed/print-left-out";
import {
  asMergeRefusal,
  assertBearable,
  partNames,
  tooMuchToMerge,
  unreadableParts,
} from "./merge-refusals";
import { openSpool, type Spool, type Spooled } from "./open-spool";
import type { Dossier } from "./part";

export type Merged = { fileName: string; bytes: Readable };

type Merge = {
  title: string;
  spooled: Spooled[];
  spool: Spool;
  output: string;
  owner: WorkOwner;
};

/** Gives the parts that cannot be read; while there are any, nothing is written. */
async function joinAll({ title, spooled, output, owner }: Merge): Promise<Spooled[]> {
  const parts = spooled.map(({ part: { title, group }, path }) => ({ title, group, path }));
  const broken = await mergePdfs(parts, { output, title, owner }).catch(asMergeRefusal);
  return broken.flatMap((at) => spooled[at] ?? []);
}

const noticeTitle = "Documentos que faltan";

/** Below a page that names what cannot be read. 400 when each part can, and the whole cannot be made. */
async function joinRest(ctx: Context, merge: Merge, broken: Spooled[]): Promise<void> {
  const { title, spooled, spool } = merge;
  const print = () => printLeftOut(ctx, { title, names: partNames(broken) });
  const notice = await spool.add({ title: noticeTitle, group: null, source: { print } });
  const unreadable = new Set(broken);
  const rest = spooled.filter((one) => !unreadable.has(one));
  const more = await joinAll({ ...merge, spooled: [notice, ...rest] });
  if (more.includes(notice)) throw new Error("The page that names what is missing is unreadable");
  if (more.length > 0) throw tooMuchToMerge();
}

/** The file goes when it has been read or given up. */
function handOut(path: string): Readable {
  return createReadStream(path).once("close", () => void rm(path, { force: true }));
}

/**
 * In their order, with bookmarks. 400 names the parts that cannot be read, unless broken ones are to be
 * skipped: then the first page lists them. The parts wait on disk; only the whole is held in memory, in a
 * process beside the server.
 */
export async function mergeParts(
  ctx: Context,
  { name, title, parts }: Dossier,
  { skipBroken }: { skipBroken: boolean },
): Promise<Merged> {
  assertBearable(parts);
  const spool = await openSpool();
  const owner = ctx.caller.user.id;
  const merge: Merge = { title, spooled: [], spool, output: spool.next(), owner };
  let kept: string | undefined;
  try {
    for (const part of parts) merge.spooled.push(await spool.add(part));
    const broken = await joinAll(merge);
    if (broken.length > 0 && !skipBroken) throw unreadableParts(broken);
    if (broken.length > 0) await joinRest(ctx, merge, broken);
    kept = merge.output;
    return { fileName: `${name}.pdf`, bytes: handOut(kept) };
  } finally {
    await spool.discard(kept);
  }
}
