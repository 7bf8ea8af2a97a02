import { eq } from "drizzle-orm";
import { worksheetLines } from "@/db/schema";
import { getWorksheet } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockLine } from "./get-line";

/** The facts' own line comes back. Refuses an automatic line. */
export const removeLine = (ctx: Context, ref: { lineId: number }) =>
  atomically(ctx, async (ctx) => {
    const { line, sheet } = await lockLine(ctx, ref);
    if (!line.isManual)
      throw new Refused(
        "La línea sale de los hechos de la planilla: ponga 0 días para no cobrarla.",
        "line_automatic",
      );
    await ctx.db.delete(worksheetLines).where(eq(worksheetLines.id, line.id));
    await refreshWorksheets(ctx, sheet.projectId);
    return { line, sheet: await getWorksheet(ctx, line) };
  });
