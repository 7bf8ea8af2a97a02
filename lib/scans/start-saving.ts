import { eq } from "drizzle-orm";
import type * as z from "zod";
import { custodyScans } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { scanMoves } from "../states/scan";
import type { ChainFilePages } from "./chain-file";
import { listPages, lockReviewableScan, type Scan } from "./get-scan";
import type { ScanConfirmation } from "./input";
import { pagesToSave } from "./pages-to-save";
import { signOfLife } from "./work-on-scan";

export type AskedConfirmation = z.output<typeof ScanConfirmation>;
type Plan = { scan: Scan; groups: ChainFilePages[] };

/** The scan leaves review with it, so that only one confirmation saves. */
export const startSaving = (ctx: Context, confirmation: AskedConfirmation): Promise<Plan> =>
  atomically(ctx, async (ctx) => {
    const scan = await lockReviewableScan(ctx, confirmation);
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
