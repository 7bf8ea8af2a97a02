import { eq } from "drizzle-orm";
import type * as z from "zod";
import { worksheetLines } from "@/db/schema";
import { dayCount } from "../billing/line";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { lineSubtotal } from "../billing/totals";
import { atomically, type Context } from "../kernel/context";
import type { Day } from "../values/dates";
import { assertInPeriod, assertNotBilled, assertNotWrittenOff } from "./assert-billable-days";
import { getLine, type LineOfSheet, lockLine } from "./get-line";
import type { LineDays } from "./line-input";
import { manualMarks } from "./manual-marks";

async function chosenDays(ctx: Context, found: LineOfSheet, dates: readonly Day[]) {
  assertInPeriod(found, dates);
  await assertNotBilled(ctx, found, dates);
  await assertNotWrittenOff(ctx, found, dates);
  const quantity = dayCount(dates);
  return { ...manualMarks(found.line, ["billedDays"]), billedDays: dates.toSorted(), quantity };
}

/** A number of days, or dates, inside the period, that no other line bills and nobody wrote off. */
export const setLineDays = (ctx: Context, { lineId, days, dates }: z.output<typeof LineDays>) =>
  atomically(ctx, async (ctx) => {
    const found = await lockLine(ctx, { lineId });
    const set = dates
      ? await chosenDays(ctx, found, dates)
      : { ...manualMarks(found.line, ["quantity"]), quantity: days ?? "0" };
    await ctx.db
      .update(worksheetLines)
      .set({ ...set, subtotal: lineSubtotal(set.quantity, found.line.unitPrice) })
      .where(eq(worksheetLines.id, lineId));
    await refreshWorksheets(ctx, found.sheet.projectId);
    return getLine(ctx, { lineId });
  });
