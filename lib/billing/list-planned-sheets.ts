import type { BaseContext } from "../kernel/context";
import { isWritable } from "../states/worksheet";
import { earlier, later } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { Facts, Period } from "./facts";
import type { BilledLine, PlannedSheet } from "./line";
import { listFacts } from "./list-facts";
import { listLinesToPlan } from "./list-live-lines";
import { planLines, type SheetPlan } from "./plan";
import type { Worksheet } from "./worksheet-queries";

/** Written whatever its status: it is being liquidated, or comes back from cancelled. */
export type IncludedSheet = { id: number; isReturning: boolean };

const periodOf = (sheet: Worksheet): Period => ({
  from: sheet.periodStart,
  to: sheet.periodEnd,
});

const isFollowingFacts = (sheet: Worksheet, included: IncludedSheet | undefined): boolean =>
  isWritable(sheet) || sheet.id === included?.id;

export function sheetsToPlan(
  sheets: readonly Worksheet[],
  lines: readonly BilledLine[],
  included?: IncludedSheet | undefined,
): PlannedSheet[] {
  const ofSheets = groupedBy(lines, ({ worksheetId }) => worksheetId);
  return sheets.map((sheet) => ({
    id: sheet.id,
    period: periodOf(sheet),
    followsFacts: isFollowingFacts(sheet, included),
    isReturning: sheet.id === included?.id && included.isReturning,
    lines: ofSheets.get(sheet.id) ?? [],
  }));
}

const wholePeriod = (periods: readonly Period[]): Period =>
  periods.reduce((a, b) => ({ from: earlier(a.from, b.from), to: later(a.to, b.to) }));

async function factsFor(ctx: BaseContext, projectId: number, period: Period): Promise<Facts> {
  const facts = await listFacts(ctx, { projectIds: [projectId], period });
  const found = facts.get(projectId);
  if (!found) throw new RangeError("The facts of a project were not read");
  return found;
}

export async function listPlannedSheets(
  ctx: BaseContext,
  stored: readonly Worksheet[],
  { projectId, included }: { projectId: number; included?: IncludedSheet | undefined },
): Promise<SheetPlan[]> {
  const written = stored.filter((sheet) => isFollowingFacts(sheet, included));
  if (written.length === 0) return [];
  const period = wholePeriod(written.map(periodOf));
  const worksheetIds = written.map(({ id }) => id);
  const [lines, facts] = await Promise.all([
    listLinesToPlan(ctx, { projectId, worksheetIds, period }),
    factsFor(ctx, projectId, period),
  ]);
  return planLines(facts, sheetsToPlan(stored, lines, included));
}
