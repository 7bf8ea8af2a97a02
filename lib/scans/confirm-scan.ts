import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { custodyScans } from "@/db/schema";
import { keepingStaged } from "../files/stage-file";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { getProject } from "../projects/get-project";
import { scanMoves } from "../states/scan";
import { withLocalCopy } from "../storage/local-copy";
import { attachPages } from "./attach-pages";
import { type ChainFile, type ChainFilePages, type Saving, stagedOf } from "./chain-file";
import { listPages, lockReviewable, type Scan } from "./get-scan";
import type { ScanConfirmation } from "./input";
import { markPages } from "./mark-pages";
import { pagesToSave } from "./pages-to-save";
import { discardPages, stagePages } from "./stage-pages";
import { signOfLife, workOnScan } from "./work-on-scan";

type Confirmation = z.output<typeof ScanConfirmation>;
type Plan = { scan: Scan; groups: ChainFilePages[] };

/** Only one confirmation comes to save: the scan leaves review with it. */
const startSaving = (ctx: Context, confirmation: Confirmation): Promise<Plan> =>
  atomically(ctx, async (ctx) => {
    const scan = await lockReviewable(ctx, confirmation);
    const replaced = new Set(confirmation.replaceChainIds);
    const groups = pagesToSave(await listPages(ctx, scan), replaced);
    if (groups.length === 0)
      throw new Refused("Ninguna página está lista para guardarse.", "scan_empty");
    await ctx.db
      .update(custodyScans)
      .set({ status: scanMoves.confirm.to, progress: 0, ...signOfLife })
      .where(eq(custodyScans.id, scan.id));
    return { scan, groups };
  });

type Move = (typeof scanMoves)[keyof typeof scanMoves];

const move = (ctx: Context, { id }: Scan, { from, to }: Move) =>
  ctx.db
    .update(custodyScans)
    .set({ status: to })
    .where(and(eq(custodyScans.id, id), eq(custodyScans.status, from)))
    .returning({ id: custodyScans.id });

/** The chains are looked at again, now that nobody else can change them. */
const save = (ctx: Context, scan: Scan, files: readonly ChainFile[]): Promise<Saving> =>
  atomically(ctx, async (ctx) => {
    await getProject(ctx, scan, { lock: true });
    const saved = await move(ctx, scan, scanMoves.save);
    if (saved.length === 0) throw new Refused("El escaneo se canceló.", "scan_not_in_review");
    const saving = await attachPages(ctx, files, scan);
    await markPages(ctx, scan, saving);
    if (saving.saved.length === 0) await move(ctx, scan, scanMoves.reopen);
    return saving;
  });

/**
 * Several pages of a chain as one file in their printed order, all in one go: a chain that refuses its file
 * leaves the others saved, and confirming again saves nothing twice. It is finished also when nobody waits
 * for it any more.
 */
export async function confirmScan(ctx: Context, confirmation: Confirmation): Promise<Saving> {
  const { scan, groups } = await startSaving(ctx, confirmation);
  try {
    const working = { id: scan.id, status: scanMoves.confirm.to };
    const staying = { ...ctx, leaving: undefined };
    const files = await withLocalCopy(scan.storageKey, (original) =>
      workOnScan(ctx, working, (work) => stagePages(staying, original, { groups, work })),
    );
    const saving = await keepingStaged(stagedOf(files), () => save(ctx, scan, files));
    await discardPages(saving.failed);
    return saving;
  } catch (thrown) {
    await move(ctx, scan, scanMoves.giveBack);
    throw thrown;
  }
}
