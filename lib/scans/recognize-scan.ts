import { and } from "drizzle-orm";
import { custodyScans } from "@/db/schema";
import { troubleOf } from "@/db/trouble";
import { atomically, type BaseContext } from "../kernel/context";
import { isDomainError } from "../kernel/errors";
import { notify } from "../notifications/notify";
import { scanMoves } from "../states/scan";
import { withLocalCopy } from "../storage/local-copy";
import { causeOfScan } from "./cause-of-scan";
import type { Scan } from "./get-scan";
import { beingRead, saveReadings } from "./save-readings";
import { takeReadings } from "./take-readings";
import { abandoned, signOfLife, workOnScan } from "./work-on-scan";

/** Undefined unless it waits to be read and nobody else reads it. */
async function claim(ctx: BaseContext, scanId: number): Promise<Scan | undefined> {
  const [scan] = await ctx.db
    .update(custodyScans)
    .set({ progress: 0, ...signOfLife })
    .where(and(beingRead(scanId), abandoned))
    .returning();
  return scan;
}

const unreadable = "El PDF no se puede leer. Vuelva a escanear las hojas y súbalo otra vez.";

/** What only the store or the database kept from being read is left to `resumeScans`. */
async function fail(ctx: BaseContext, scanId: number, thrown: unknown) {
  if (isDomainError(thrown)) return;
  // biome-ignore lint/suspicious/noConsole: the person is told that it failed, the log tells why
  console.error(thrown);
  if (troubleOf(thrown)) return;
  await atomically(ctx, async (ctx) => {
    const [scan] = await ctx.db
      .update(custodyScans)
      .set({ status: scanMoves.fail.to, failure: unreadable })
      .where(beingRead(scanId))
      .returning();
    if (scan) await notify(ctx, [causeOfScan(scan, "SCAN_FAILED", {})]);
  });
}

export async function recognizeScan(ctx: BaseContext, scanId: number): Promise<void> {
  const scan = await claim(ctx, scanId);
  if (!scan) return;
  try {
    const working = { id: scanId, status: scan.status };
    const readings = await withLocalCopy(scan.storageKey, (file) =>
      workOnScan(ctx, working, (work) => takeReadings(scan, file, work)),
    );
    await saveReadings(ctx, scan, readings);
  } catch (thrown) {
    await fail(ctx, scanId, thrown);
  }
}
