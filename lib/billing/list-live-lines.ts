import { and, asc, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { worksheetLines, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Day } from "../values/dates";
import type { LineKind, Period } from "./facts";
import type { BilledLine, ClaimingLine } from "./line";
import { billedDays, billedLineColumns, claimingColumns } from "./line-columns";
import { liveSheets } from "./worksheet-queries";

const ofLiveSheets = (projectIds: readonly number[], where: SQL | undefined) =>
  and(among(worksheets.projectId, projectIds), liveSheets, where);

const selectLiveLines = (ctx: BaseContext, projectId: number, where?: SQL): Promise<BilledLine[]> =>
  ctx.db
    .select(billedLineColumns)
    .from(worksheetLines)
    .innerJoin(worksheets, eq(worksheets.id, worksheetLines.worksheetId))
    .where(ofLiveSheets([projectId], where))
    .orderBy(asc(worksheetLines.id));

type Reach = { from: Day | SQL; to: Day | SQL };

const billingWithin = ({ from, to }: Reach) =>
  or(
    isNull(billedDays),
    sql`exists (select from unnest(${billedDays}) as day where day between ${from} and ${to})`,
  );

type ClaimScope = { projectIds: readonly number[]; period: Period | null };

export const listClaimingLines = (
  ctx: BaseContext,
  { projectIds, period }: ClaimScope,
): Promise<(ClaimingLine & { projectId: number })[]> =>
  ctx.db
    .select({ ...claimingColumns, projectId: worksheets.projectId })
    .from(worksheetLines)
    .innerJoin(worksheets, eq(worksheets.id, worksheetLines.worksheetId))
    .where(ofLiveSheets(projectIds, period ? billingWithin(period) : undefined))
    .orderBy(asc(worksheetLines.id));

export const listLiveLines = (
  ctx: BaseContext,
  { projectId, kinds }: { projectId: number; kinds: readonly LineKind[] },
): Promise<BilledLine[]> => selectLiveLines(ctx, projectId, among(worksheetLines.kind, kinds));

export const listLinesOf = (
  ctx: BaseContext,
  { projectId, worksheetIds }: { projectId: number; worksheetIds: readonly number[] },
): Promise<BilledLine[]> =>
  selectLiveLines(ctx, projectId, among(worksheetLines.worksheetId, worksheetIds));

type PlanScope = { projectId: number; worksheetIds: readonly number[]; period: Period };

export const listOtherLines = (
  ctx: BaseContext,
  { projectId, worksheetIds, period }: PlanScope,
): Promise<BilledLine[]> =>
  selectLiveLines(
    ctx,
    projectId,
    and(not(among(worksheetLines.worksheetId, worksheetIds)), billingWithin(period)),
  );

/** Of these sheets all, and those of others that bill a day of the period or one that these bill. */
export const listLinesToPlan = (
  ctx: BaseContext,
  { projectId, worksheetIds, period: { from, to } }: PlanScope,
): Promise<BilledLine[]> => {
  const own = among(worksheetLines.worksheetId, worksheetIds);
  const billed = (end: SQL) =>
    sql`(select ${end} from ${worksheetLines}, unnest(${billedDays}) as day where ${own})`;
  const reach = {
    from: sql`least(${from}::date, ${billed(sql`min(day)`)})`,
    to: sql`greatest(${to}::date, ${billed(sql`max(day)`)})`,
  };
  return selectLiveLines(ctx, projectId, or(own, billingWithin(reach)));
};
