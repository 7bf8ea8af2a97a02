import { eq } from "drizzle-orm";
import { projects } from "@/db/schema";
import { atomically, type Context } from "../context";
import { earlier, later } from "../dates";
import { isWritable } from "../worksheets/status";
import type { Facts, Period } from "./facts";
import type { Line, Sheet } from "./line";
import { listFacts } from "./list-facts";
import { type BillingSheet, listLiveLines, lockLiveSheets } from "./list-sheets";
import { planLines, type WrittenSheet } from "./plan";
import { totalsOf } from "./totals";
import { writeLines, writeTotals } from "./write-lines";

/** A sheet to write whatever its status, as it is just being liquidated or comes back from cancelled. */
export type Entering = { id: number; isReturning: boolean };

const periodOf = (sheet: BillingSheet): Period => ({
  from: sheet.periodStart,
  to: sheet.periodEnd,
});

function sheetsToPlan(
  sheets: readonly BillingSheet[],
  lines: readonly Line[],
  entering: Entering | undefined,
): Sheet[] {
  return sheets.map((sheet) => ({
    id: sheet.id,
    period: periodOf(sheet),
    isWritten: isWritable(sheet) || sheet.id === entering?.id,
    isReturning: sheet.id === entering?.id && entering.isReturning,
    lines: lines.filter(({ worksheetId }) => worksheetId === sheet.id),
  }));
}

async function factsFor(ctx: Context, projectId: number, written: Sheet[]): Promise<Facts> {
  const period = written
    .map((sheet) => sheet.period)
    .reduce((a, b) => ({ from: earlier(a.from, b.from), to: later(a.to, b.to) }));
  const facts = await listFacts(ctx, { projectIds: [projectId], period });
  const found = facts.get(projectId);
  if (!found) throw new RangeError("The facts of a project were not read");
  return found;
}

async function store(ctx: Context, stored: BillingSheet[], plan: WrittenSheet[]): Promise<void> {
  await writeLines(ctx, {
    stored: plan.flatMap(({ sheet }) => sheet.lines),
    wanted: plan.flatMap(({ lines }) => lines),
  });
  const rates = new Map(stored.map((sheet) => [sheet.id, sheet.taxPercentage]));
  const wanted = plan.map(({ sheet, lines }) => ({
    id: sheet.id,
    ...totalsOf(
      lines.map(({ subtotal }) => subtotal),
      rates.get(sheet.id) ?? "0",
    ),
  }));
  await writeTotals(ctx, { stored, wanted });
}

/**
 * Makes the lines and totals of the project's open sheets follow their facts (contract, section 6). Every verb that
 * changes such a fact calls it after its writes, in its own transaction; the statements are of a constant number.
 */
export const refreshWorksheets = (ctx: Context, projectId: number, entering?: Entering) =>
  atomically(ctx, async (ctx) => {
    await ctx.db
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, projectId))
      .for("update");
    const stored = await lockLiveSheets(ctx, projectId);
    const sheets = sheetsToPlan(stored, await listLiveLines(ctx, [projectId]), entering);
    const written = sheets.filter(({ isWritten }) => isWritten);
    if (written.length === 0) return;
    await store(ctx, stored, planLines(await factsFor(ctx, projectId, written), sheets));
  });
