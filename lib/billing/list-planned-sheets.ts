import type { BaseContext } from "../kernel/context";
import { isWritable } from "../states/worksheet";
import { earlier, later } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { Facts, Period } from "./facts";
import type { BilledLine, PlannedSheet } from "./line";
import { listFacts } from "./list-facts";
import { listLinesBeside, listLinesOf } from "./list-live-lines";
import type { BillingSheet } from "./list-sheets";
import { planLines, type WrittenSheet } from "./plan";

/** A sheet to write whatever its status, as it is just being liquidated or comes back from cancelled. */
export type Entering = { id: number; isReturning: boolean };

const periodOf = (sheet: BillingSheet): Period => ({
  from: sheet.periodStart,
  to: sheet.periodEnd,
});

const isWrittenNow = (sheet: BillingSheet, entering: Entering | undefined): boolean =>
  isWritable(sheet) || sheet.id === entering?.id;

export function sheetsToPlan(
  sheets: readonly BillingSheet[],
  lines: readonly BilledLine[],
  entering?: Entering | undefined,
): PlannedSheet[] {
  const ofSheets = groupedBy(lines, ({ worksheetId }) => worksheetId);
  return sheets.map((sheet) => ({
    id: sheet.id,
    period: periodOf(sheet),
    isWritten: isWrittenNow(sheet, entering),
    isReturning: sheet.id === entering?.id && entering.isReturning,
    lines: ofSheets.get(sheet.id) ?? [],
  }));
}

const span = (periods: readonly Period[]): Period =>
  periods.reduce((a, b) => ({ from: earlier(a.from, b.from), to: later(a.to, b.to) }));

/** The days of their periods, and what their lines bill outside them. */
function reachOf(period: Period, lines: readonly BilledLine[]): Period {
  const reach = { ...period };
  for (const { billedDays } of lines) {
    reach.from = earlier(reach.from, billedDays?.[0] ?? reach.from);
    reach.to = later(reach.to, billedDays?.at(-1) ?? reach.to);
  }
  return reach;
}

async function factsFor(ctx: BaseContext, projectId: number, period: Period): Promise<Facts> {
  const facts = await listFacts(ctx, { projectIds: [projectId], period });
  const found = facts.get(projectId);
  if (!found) throw new RangeError("The facts of a project were not read");
  return found;
}

/** What the facts ask now; a constant number of queries. */
export async function listPlannedSheets(
  ctx: BaseContext,
  stored: readonly BillingSheet[],
  { projectId, entering }: { projectId: number; entering?: Entering | undefined },
): Promise<WrittenSheet[]> {
  const written = stored.filter((sheet) => isWrittenNow(sheet, entering));
  if (written.length === 0) return [];
  const period = span(written.map(periodOf));
  const worksheetIds = written.map(({ id }) => id);
  const own = await listLinesOf(ctx, { projectId, worksheetIds });
  const reach = reachOf(period, own);
  const others = await listLinesBeside(ctx, { projectId, worksheetIds, period: reach });
  const sheets = sheetsToPlan(stored, [...own, ...others], entering);
  return planLines(await factsFor(ctx, projectId, period), sheets);
}
