import type * as z from "zod";
import { worksheetLines } from "@/db/schema";
import { lockWritableWorksheet } from "../billing/get-worksheet";
import { manualLine } from "../billing/line-kind";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { lineSubtotal } from "../billing/totals";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import { getLine } from "./get-line";
import type { LineInput } from "./line-input";

/** Dated as its sheet by default; refreshes keep it. */
export const addLine = (
  ctx: Context,
  { worksheetId, date, ...fields }: z.output<typeof LineInput>,
) =>
  atomically(ctx, async (ctx) => {
    const sheet = await lockWritableWorksheet(ctx, { worksheetId });
    const added = await ctx.db
      .insert(worksheetLines)
      .values({
        ...fields,
        worksheetId,
        kind: manualLine,
        date: date ?? sheet.date,
        subtotal: lineSubtotal(fields.quantity, fields.unitPrice),
        isManual: true,
      })
      .returning({ lineId: worksheetLines.id });
    await refreshWorksheets(ctx, sheet.projectId);
    return getLine(ctx, single(added));
  });
