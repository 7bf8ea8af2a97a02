import { eq } from "drizzle-orm";
import type { z } from "zod";
import { worksheetLines } from "@/db/schema";
import { claimsOf, subjectOf } from "../billing/claims";
import { countOf } from "../billing/line";
import { listLiveLines } from "../billing/list-live-lines";
import { listWrittenOff } from "../billing/list-written-off";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { lineSubtotal } from "../billing/totals";
import { atomically, type Context } from "../kernel/context";
import { Invalid, Refused } from "../kernel/errors";
import { type Day, showDay } from "../values/dates";
import { getLine, type LineOfSheet, lockLine } from "./get-line";
import type { LineDays } from "./line-input";
import { manualMarks } from "./manual-marks";

function assertInPeriod({ sheet }: LineOfSheet, dates: readonly Day[]): void {
  const outside = dates.find((day) => day < sheet.periodStart || day > sheet.periodEnd);
  if (!outside) return;
  const message = `El ${showDay(outside)} está fuera del período de la planilla.`;
  throw new Invalid(message, { dates: [message] });
}

async function assertNotBilled(ctx: Context, { line, sheet }: LineOfSheet, dates: readonly Day[]) {
  const alike = await listLiveLines(ctx, { projectId: sheet.projectId, kinds: [line.kind] });
  const others = alike.filter(
    (other) => other.id !== line.id && subjectOf(other) === subjectOf(line),
  );
  const taken = new Set(others.flatMap((other) => claimsOf(other, other.billedDays ?? [])));
  const billed = dates.find((day) => claimsOf(line, [day]).some((claim) => taken.has(claim)));
  if (billed) throw new Refused(`Otra línea ya cobra el ${showDay(billed)}.`, "day_billed");
}

async function assertNotWrittenOff(
  ctx: Context,
  { line, sheet }: LineOfSheet,
  dates: readonly Day[],
) {
  const writtenOff = (await listWrittenOff(ctx, [sheet.projectId])).get(sheet.projectId);
  const day = dates.find((day) => claimsOf(line, [day]).some((claim) => writtenOff?.has(claim)));
  if (day) throw new Refused(`Se renunció a cobrar el ${showDay(day)}.`, "day_written_off");
}

async function chosenDays(ctx: Context, found: LineOfSheet, dates: readonly Day[]) {
  assertInPeriod(found, dates);
  await assertNotBilled(ctx, found, dates);
  await assertNotWrittenOff(ctx, found, dates);
  const quantity = countOf(dates);
  return { ...manualMarks(found.line, ["billedDays"]), billedDays: dates.toSorted(), quantity };
}

/** A number, or the dates one by one, inside the period, neither billed by another line nor written off. */
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
