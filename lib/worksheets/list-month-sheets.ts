import { listBillableItems } from "../billing/list-billable-items";
import { unbilledSum } from "../billing/unbilled-sum";
import { listTotals } from "../billing/unbilled-totals";
import type { BaseContext } from "../kernel/context";
import type { Day } from "../values/dates";
import { type Decimal, sum } from "../values/decimal";
import { groupedBy } from "../values/rows";
import { mostMonthSheets } from "./month-input";
import { daysOfMonth, findFreePeriod } from "./month-period";
import {
  listOpenProjects,
  listSheetsWithin,
  type MonthSheet,
  type OpenProject,
} from "./month-queries";

export type ProposedSheet = {
  project: OpenProject;
  periodStart: Day;
  periodEnd: Day;
  /** What its lines would bill, in US$ without tax, days that are still to come included. */
  amount: Decimal;
};

/** `unbilled` is what of the month no sheet bills, in US$. */
export type CoveredProject = { project: OpenProject; sheets: MonthSheet[]; unbilled: Decimal };

export type MonthSheets = {
  /** As many as one act makes. */
  proposed: ProposedSheet[];
  /** How many more there are. */
  waiting: number;
  covered: CoveredProject[];
  idle: OpenProject[];
};

async function withAmounts(ctx: BaseContext, sheets: readonly Omit<ProposedSheet, "amount">[]) {
  const items = await listBillableItems(
    ctx,
    sheets.map(({ project, periodStart: from, periodEnd: to }) => ({
      projectId: project.id,
      period: { from, to },
    })),
  );
  return sheets.map((sheet) => {
    const found = items.get(sheet.project.id) ?? [];
    return { ...sheet, items: found.length, amount: sum(found.map(({ amount }) => amount)) };
  });
}

/** The sheets that bill a month: one for each open project with something in it that no sheet bills. */
export async function listMonthSheets(
  ctx: BaseContext,
  { month, projectIds }: { month: string; projectIds?: readonly number[] },
): Promise<MonthSheets> {
  const span = daysOfMonth(month);
  const open = await listOpenProjects(ctx, projectIds);
  const ids = open.map(({ id }) => id);
  const sheets = groupedBy(await listSheetsWithin(ctx, span, ids), (sheet) => sheet.projectId);
  const totals = await listTotals(ctx, unbilledSum({ ...span, among: projectIds ?? null }));
  const unbilled = new Map(totals.map(({ projectId, amount }) => [projectId, amount]));
  const places = open.map((project) => {
    const taken = sheets.get(project.id) ?? [];
    return { project, taken, period: findFreePeriod(month, project, taken) };
  });
  const covered = places.flatMap(({ project, taken, period }) =>
    period ? [] : [{ project, sheets: taken, unbilled: unbilled.get(project.id) ?? "0" }],
  );
  const free = places.flatMap(({ project, period }) => (period ? [{ project, ...period }] : []));
  const worked = free.filter(({ project }) => unbilled.has(project.id));
  const asked = await withAmounts(ctx, worked.slice(0, mostMonthSheets));
  const proposed = asked.filter(({ items }) => items > 0);
  const kept = new Set(proposed.map(({ project }) => project.id));
  const waiting = worked.slice(mostMonthSheets);
  for (const { project } of waiting) kept.add(project.id);
  return {
    proposed: proposed.map(({ items: _, ...sheet }) => sheet),
    waiting: waiting.length,
    covered,
    idle: free.flatMap(({ project }) => (kept.has(project.id) ? [] : [project])),
  };
}
