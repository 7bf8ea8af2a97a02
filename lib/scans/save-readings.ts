import { and, eq } from "drizzle-orm";
import { insertAll } from "@/db/insert-all";
import { custodyScanPages, custodyScans } from "@/db/schema";
import { getCodeKey } from "../custody/get-code-key";
import { atomically, type BaseContext } from "../kernel/context";
import { notify } from "../notifications/notify";
import { lockProjectIfExists } from "../projects/lock-project";
import { scanMoves } from "../states/scan";
import { causeOfScan } from "./cause-of-scan";
import type { Scan } from "./get-scan";
import { isBlankPage, isMatched, type PageReading } from "./page-state";
import { consecutivesIn, place } from "./place-pages";
import { listChainFactsByNumber } from "./queries";

export const beingRead = (scanId: number) =>
  and(eq(custodyScans.id, scanId), eq(custodyScans.status, scanMoves.read.from));

export const saveReadings = (
  ctx: BaseContext,
  { id, projectId }: Scan,
  readings: readonly PageReading[],
) =>
  atomically(ctx, async (ctx) => {
    await lockProjectIfExists(ctx, projectId);
    const done = { status: scanMoves.read.to, pageCount: readings.length };
    const [scan] = await ctx.db.update(custodyScans).set(done).where(beingRead(id)).returning();
    if (!scan) return;
    const codeKey = await getCodeKey(ctx);
    const chains = await listChainFactsByNumber(ctx, consecutivesIn(readings, codeKey));
    const placed = place(readings, { projectId, chains, codeKey });
    const pages = readings.map(({ page, code, rotation }, index) => ({
      scanId: id,
      page,
      code,
      rotation,
      state: placed[index]?.state ?? ("NO_CODE" as const),
      chainId: placed[index]?.chainId ?? null,
      position: placed[index]?.position ?? null,
    }));
    await insertAll(ctx.db, custodyScanPages, pages);
    const undecided = pages.filter((page) => !isMatched(page) && !isBlankPage(page)).length;
    const read = causeOfScan(scan, "SCAN_READ", { pages: pages.length, undecided });
    await notify(ctx, [read]);
  });
