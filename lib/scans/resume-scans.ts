import { and, eq } from "drizzle-orm";
import { custodyScans } from "@/db/schema";
import { enqueue } from "../jobs/enqueue";
import type { BaseContext } from "../kernel/context";
import { type ScanStatus, scanMoves } from "../states/scan";
import { abandoned } from "./work-on-scan";

const abandonedIn = (status: ScanStatus, scanId: number | undefined) =>
  and(
    eq(custodyScans.status, status),
    abandoned,
    scanId === undefined ? undefined : eq(custodyScans.id, scanId),
  );

/**
 * Takes up what a dead process left, of one scan or of all: reads batches again, and puts back into review what was
 * being saved.
 */
export async function resumeScans(ctx: BaseContext, scanId?: number): Promise<void> {
  await ctx.db
    .update(custodyScans)
    .set({ status: scanMoves.giveBack.to })
    .where(abandonedIn(scanMoves.giveBack.from, scanId));
  const left = await ctx.db
    .select({ id: custodyScans.id })
    .from(custodyScans)
    .where(abandonedIn(scanMoves.read.from, scanId));
  for (const { id } of left) await enqueue(ctx, "read-scan", { scanId: id }, { key: String(id) });
}
