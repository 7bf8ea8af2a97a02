import { eq } from "drizzle-orm";
import { worksheets } from "@/db/schema";
import { getWorksheet, lockUnclosedWorksheet } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { openStatus, worksheetStatusRules } from "../states/worksheet";

/** Refused unless it is liquidated or invoiced, and not locked. */
export const reopenWorksheet = (ctx: Context, ref: { worksheetId: number }) =>
  atomically(ctx, async (ctx) => {
    const sheet = await lockUnclosedWorksheet(ctx, ref);
    if (!worksheetStatusRules[sheet.status].canReopen)
      throw new Refused(
        "Solo se reabre una planilla liquidada o facturada.",
        "worksheet_not_reopenable",
      );
    await ctx.db.update(worksheets).set({ status: openStatus }).where(eq(worksheets.id, sheet.id));
    await refreshWorksheets(ctx, sheet.projectId);
    return getWorksheet(ctx, ref);
  });
