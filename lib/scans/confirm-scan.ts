import { and, eq } from "drizzle-orm";
import { custodyScans } from "@/db/schema";
import { discardingOnRefusal } from "../files/staged";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockProject } from "../projects/lock-project";
import { scanMoves } from "../states/scan";
import { withLocalCopy } from "../storage/local-copy";
import { attachPages } from "./attach-pages";
import { type ChainFile, type Saving, stagedOf } from "./chain-file";
import { discardPages } from "./discard-pages";
import type { Scan } from "./get-scan";
import { markPages } from "./mark-pages";
import { stagePages } from "./stage-pages";
import { type AskedConfirmation, startSaving } from "./start-saving";
import { workOnScan } from "./work-on-scan";

type Move = (typeof scanMoves)[keyof typeof scanMoves];

const move = (ctx: Context, { id }: Scan, { from, to }: Move) =>
  ctx.db
    .update(custodyScans)
    .set({ status: to })
    .where(and(eq(custodyScans.id, id), eq(custodyScans.status, from)))
    .returning({ id: custodyScans.id });

/** Checks the chains again, now that they are locked. */
const save = (ctx: Context, scan: Scan, files: readonly ChainFile[]): Promise<Saving> =>
  atomically(ctx, async (ctx) => {
    await lockProject(ctx, scan);
    const saved = await move(ctx, scan, scanMoves.save);
    if (saved.length === 0) throw new Refused("El escaneo se canceló.", "scan_not_in_review");
    const saving = await attachPages(ctx, files, scan);
    await markPages(ctx, scan, saving);
    if (saving.saved.length === 0) await move(ctx, scan, scanMoves.reopen);
    return saving;
  });

/**
 * Several pages of a chain become one file in printed order. A chain that refuses its file leaves the others saved, and
 * confirming again saves nothing twice. It finishes even when the client has left.
 */
export async function confirmScan(ctx: Context, confirmation: AskedConfirmation): Promise<Saving> {
  const { scan, groups } = await startSaving(ctx, confirmation);
  try {
    const working = { id: scan.id, status: scanMoves.confirm.to };
    const staying = { ...ctx, leaving: undefined };
    const files = await withLocalCopy(scan.storageKey, (original) =>
      workOnScan(ctx, working, (work) => stagePages(staying, original, { groups, work })),
    );
    const saving = await discardingOnRefusal(stagedOf(files), () => save(ctx, scan, files));
    await discardPages(saving.failed);
    return saving;
  } catch (thrown) {
    await move(ctx, scan, scanMoves.giveBack);
    throw thrown;
  }
}
