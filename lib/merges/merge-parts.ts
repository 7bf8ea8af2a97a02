import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Context } from "../kernel/context";
import { joinAll, type Merge } from "./join-all";
import { joinRest } from "./join-rest";
import { assertBearable, unreadableParts } from "./merge-refusals";
import { openSpool } from "./open-spool";
import type { Dossier } from "./part";

export type Merged = { fileName: string; bytes: Readable };

function handOut(path: string): Readable {
  return createReadStream(path).once("close", () => void rm(path, { force: true }));
}

/**
 * In order, with bookmarks. 400 names the parts that cannot be read, unless they are to be skipped: then the first page
 * lists them. The parts wait on disk; only the whole is held in memory, in a process beside the server.
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
