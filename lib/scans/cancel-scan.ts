import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { custodyScans } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockProject } from "../projects/lock-project";
import { cancelledScan, unfinishedScans } from "../states/scan";
import { getScan } from "./get-scan";

/** Also while it is read or saved, as nothing of it is on the chains yet. 400 once it is saved. */
export const cancelScan = (ctx: Context, ref: { projectId: number; scanId: number }) =>
  atomically(ctx, async (ctx) => {
    await lockProject(ctx, ref);
    await getScan(ctx, ref);
    const cancelled = await ctx.db
      .update(custodyScans)
      .set({ status: cancelledScan })
      .where(and(eq(custodyScans.id, ref.scanId), among(custodyScans.status, unfinishedScans)))
      .returning({ id: custodyScans.id });
    if (cancelled.length === 0)
      throw new Refused("El escaneo ya se guardó o se canceló.", "scan_saved");
  });
