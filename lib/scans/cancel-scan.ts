import { and, eq } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { custodyScans } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { getProject } from "../projects/get-project";
import { getScan } from "./get-scan";

const unfinished = ["READING", "REVIEW", "SAVING", "FAILED"] as const;

/** Also while it is read or saved: nothing of it is on the chains. 400 once it is saved. */
export const cancelScan = (ctx: Context, ref: { projectId: number; scanId: number }) =>
  atomically(ctx, async (ctx) => {
    await getProject(ctx, ref, { lock: true });
    await getScan(ctx, ref);
    const cancelled = await ctx.db
      .update(custodyScans)
      .set({ status: "CANCELLED" })
      .where(and(eq(custodyScans.id, ref.scanId), isAmong(custodyScans.status, unfinished)))
      .returning({ id: custodyScans.id });
    if (cancelled.length === 0)
      throw new Refused("El escaneo ya se guardó o se canceló.", "scan_saved");
  });
