import type { BaseContext } from "../context";
import { earlier, later } from "../dates";
import { groupedBy } from "../rows";
import { isWritable } from "../worksheets/status";
import type { Facts, Period } from "./facts";
import type { Line, Sheet } from "./line";
import { listFacts } from "./list-facts";
import { type BillingSheet, listLiveLines } from "./list-sheets";
import { planLines, type WrittenSheet } from "./plan";

/** A sheet to write whatever its status, as it is just being liquidated or comes back from cancelled. */
export type Entering = { id: number; isReturning: boolean };

const periodOf = (sheet: BillingSheet): Period => ({
  from: sheet.periodStart,
  to: sheet.periodEnd,
});

/** The sheets with their lines, as the plan takes them. */
export function sheetsToPlan(
  sheets: readonly BillingSheet[],
  lines: readonly Line[],
  entering?: Entering | undefined,
): Sheet[] {
  const ofSheets = groupedBy(lines, ({ worksheetId }) => worksheetId);
  return sheets.map((sheet) => ({
    id: sheet.id,
    period: periodOf(sheet),
    isWritten: isWritable(sheet) || sheet.id === entering?.id,
    isReturning: sheet.id === entering?.id && entering.isReturning,
    lines: ofSheets.get(sheet.id) ?? [],
  }));
}

async function factsFor(ctx: BaseContext, projectId: number, written: Sheet[]): Promise<Facts> {
  const period = written
    .map((sheet) => sheet.period)
    .reduce((a, b) => ({ from: earlier(a.from, b.from), to: later(a.to, b.to) }));
  const facts = await listFacts(ctx, { projectIds: [projectId], period });
  const found = facts.get(projectId);
  if (!found) throw new RangeError("The facts of a project were not read");
  return found;
}

/** What the facts ask now of the sheets that are written; a constant number of queries. */
export async function listPlannedSheets(
  ctx: BaseContext,
  stored: readonly BillingSheet[],
  { projectId, entering }: { projectId: number; entering?: Entering | undefined },
): Promise<WrittenSheet[]> {
  const sheets = sheetsToPlan(stored, await listLiveLines(ctx, [projectId]), entering);
  const written = sheets.filter(({ isWritten }) => isWritten);
  if (written.length === 0) return [];
  return planLines(await factsFor(ctx, projectId, written), sheets);
}
