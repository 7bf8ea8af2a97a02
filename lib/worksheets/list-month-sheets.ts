import { and, asc, eq, gte, lte, not } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { partners, projects, worksheets } from "@/db/schema";
import type { Period } from "../billing/facts";
import { listBillableItems } from "../billing/list-billable-items";
import { unbilledSum } from "../billing/unbilled-sum";
import { listTotals } from "../billing/unbilled-totals";
import { liveSheets } from "../billing/worksheet-queries";
import type { BaseContext } from "../kernel/context";
import { addDays, type Day } from "../values/dates";
import { type Decimal, sum } from "../values/decimal";
import { monthAfter } from "../values/months";
import { groupedBy } from "../values/rows";
import { mostMonthSheets } from "./month-input";
import { findFreePeriod } from "./month-period";

const listOpenProjects = (ctx: BaseContext, ids: readonly number[] | undefined) =>
  ctx.db
    .select({
      id: projects.id,
      partnerName: partners.name,
      location: projects.location,
      startDate: projects.startDate,
      endDate: projects.endDate,
      contactName: projects.contactName,
      contactPhone: projects.contactPhone,
    })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(live(projects), not(projects.isClosed), ids && among(projects.id, ids)))
    .orderBy(asc(partners.name), asc(projects.location), asc(projects.id));

const listSheetsWithin = (ctx: BaseContext, { from, to }: Period, ids: readonly number[]) =>
  ctx.db
    .select({
      id: worksheets.id,
      projectId: worksheets.projectId,
      seriesCode: worksheets.seriesCode,
      periodStart: worksheets.periodStart,
      periodEnd: worksheets.periodEnd,
    })
    .from(worksheets)
    .where(
      and(
        among(worksheets.projectId, ids),
        liveSheets,
        lte(worksheets.periodStart, to),
        gte(worksheets.periodEnd, from),
      ),
    )
    .orderBy(asc(worksheets.periodStart), asc(worksheets.id));

type OpenProject = Awaited<ReturnType<typeof listOpenProjects>>[number];
export type MonthSheet = Awaited<ReturnType<typeof listSheetsWithin>>[number];

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

const daysOfMonth = (month: string): Period => ({
  from: `${month}-01`,
  to: addDays(monthAfter(month, 1), -1),
});

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
