import { and, eq } from "drizzle-orm";
import { custodyScans } from "@/db/schema";
import { enqueue } from "../jobs/enqueue";
import { atomically, type BaseContext } from "../kernel/context";
import { notify } from "../notifications/notify";
import { type ScanStatus, scanMoves } from "../states/scan";
import { causeOfScan } from "./cause-of-scan";
import { abandoned } from "./work-on-scan";

const abandonedIn = (status: ScanStatus, scanId: number | undefined) =>
  and(
    eq(custodyScans.status, status),
    abandoned,
    scanId === undefined ? undefined : eq(custodyScans.id, scanId),
  );

const giveBack = (ctx: BaseContext, scanId: number | undefined) =>
  atomically(ctx, async (ctx) => {
    const given = await ctx.db
      .update(custodyScans)
      .set({ status: scanMoves.giveBack.to })
      .where(abandonedIn(scanMoves.giveBack.from, scanId))
      .returning();
    await notify(
      ctx,
      given.map((scan) => causeOfScan(scan, "SCAN_BROKEN_OFF", {})),
    );
  });

/**
 * Takes up what a dead process left, of one scan or of all: reads batches again, and puts back into review what was
 * being saved.
 */
export async function resumeScans(ctx: BaseContext, scanId?: number): Promise<void> {
  await giveBack(ctx, scanId);
  const left = await ctx.db
    .select({ id: custodyScans.id })
    .from(custodyScans)
    .where(abandonedIn(scanMoves.read.from, scanId));
  for (const { id } of left) await enqueue(ctx, "read-scan", { scanId: id }, { key: String(id) });
}
