import { eq } from "drizzle-orm";
import { worksheets } from "@/db/schema";
import { lockUnclosedWorksheet } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";

/** Frees what it billed; refused while it is locked. */
export const deleteWorksheet = (ctx: Context, ref: { worksheetId: number }) =>
  atomically(ctx, async (ctx) => {
    const sheet = await lockUnclosedWorksheet(ctx, ref);
    await ctx.db.update(worksheets).set({ isDeleted: true }).where(eq(worksheets.id, sheet.id));
    await refreshWorksheets(ctx, sheet.projectId);
  });
