import type { BaseContext } from "../kernel/context";
import { extractPages, type MadeFile } from "../pdf/extract-pages";
import type { LocalFile } from "../pdf/run-in-process";
import { incomingFolder } from "../storage/file-store";
import { type ChainFile, type ChainFilePages, chainFileName } from "./chain-file";
import { discardUnfinished } from "./discard-pages";
import { heard } from "./heard";
import { stagePage } from "./stage-page";
import type { Work } from "./work-on-scan";

const atOnce = 4;

async function stageOne(
  ctx: BaseContext,
  group: ChainFilePages,
  made: MadeFile | null,
): Promise<ChainFile> {
  const fileName = chainFileName(group.chain);
  return { ...group, staged: made && (await stagePage(ctx, { fileName, made })) };
}

/** Extracted and stored, but no record names them yet; when one fails all are removed. */
export async function stagePages(
  ctx: BaseContext,
  original: LocalFile,
  { groups, work }: { groups: readonly ChainFilePages[]; work?: Work },
): Promise<ChainFile[]> {
  const files: Promise<ChainFile>[] = [];
  const job = {
    file: original,
    groups: groups.map(({ pages }) => pages),
    folder: incomingFolder(),
    owner: ctx.caller?.user.id ?? null,
    signal: work?.signal,
  };
  let done = 0;
  try {
    for await (const given of extractPages(job)) {
      const group = groups[files.length];
      if ("pageCount" in given || !group) continue;
      files.push(heard(stageOne(ctx, group, given.document)));
      await Promise.all(files.slice(-atOnce, 1 - atOnce));
      done += group.pages.length;
      await work?.report(done);
    }
    return await Promise.all(files);
  } catch (thrown) {
    await discardUnfinished(files);
    throw thrown;
  }
}
