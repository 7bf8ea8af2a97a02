import { eq } from "drizzle-orm";
import type * as z from "zod";
import { worksheetLines } from "@/db/schema";
import { lineFields } from "@/db/values";
import { getWorksheet } from "../billing/get-worksheet";
import { isWrittenByHand } from "../billing/line-kind";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { lineSubtotal } from "../billing/totals";
import { atomically, type Context } from "../kernel/context";
import { invalidField, Refused } from "../kernel/errors";
import { lockLine } from "./get-line";
import type { LineUpdate } from "./line-input";
import { findLine, type SheetLine } from "./list-lines";
import { automaticMarks, manualMarks } from "./manual-marks";

type Changes = Omit<z.output<typeof LineUpdate>, "lineId">;

function assertHasFacts(line: SheetLine, isManual: boolean | undefined): void {
  if (isManual !== false || !isWrittenByHand(line)) return;
  const message = "Una línea escrita a mano no puede ser automática.";
  throw invalidField("is_manual", message);
}

function valuesOf(line: SheetLine, { isManual, ...changes }: Changes) {
  if (isManual === false) return automaticMarks;
  const quantity = changes.quantity ?? line.quantity;
  const unitPrice = changes.unitPrice ?? line.unitPrice;
  const set = lineFields.filter((field) => field in changes || (field === "quantity" && isManual));
  return {
    ...changes,
    ...(set.length > 0 ? manualMarks(line, set) : {}),
    subtotal: lineSubtotal(quantity, unitPrice),
  };
}

/** What is given becomes manual. `is_manual: false` returns the line to its facts; refused when they are gone. */
export const updateLine = (ctx: Context, { lineId, ...changes }: z.output<typeof LineUpdate>) =>
  atomically(ctx, async (ctx) => {
    const { line, sheet } = await lockLine(ctx, { lineId });
    assertHasFacts(line, changes.isManual);
    await ctx.db
      .update(worksheetLines)
      .set(valuesOf(line, changes))
      .where(eq(worksheetLines.id, lineId));
    await refreshWorksheets(ctx, sheet.projectId);
    const after = await findLine(ctx, lineId);
    if (!after)
      throw new Refused(
        "Ya no hay nada que cobrar en esta línea: elimínela.",
        "line_without_facts",
      );
    return { line: after, sheet: await getWorksheet(ctx, after) };
  });
