import { eq } from "drizzle-orm";
import { maintenanceSheets } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { lockMaintenanceSheet } from "./get-sheet";

/** Its number is never given again. */
export const deleteMaintenanceSheet = (ctx: Context, ref: { sheetId: number }) =>
  atomically(ctx, async (ctx) => {
    const { sheet } = await lockMaintenanceSheet(ctx, ref);
    await ctx.db
      .update(maintenanceSheets)
      .set({ isDeleted: true })
      .where(eq(maintenanceSheets.id, sheet.id));
    await refreshWorksheets(ctx, sheet.projectId);
  });
