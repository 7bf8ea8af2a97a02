import { and, asc, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { undeleted } from "@/db/live";
import { worksheetLines, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { liveStatuses } from "../states/worksheet";
import { spanOfDays } from "../values/dates";
import type { Days } from "./days";
import type { LineKind, Period } from "./facts";
import type { BilledLine, ClaimingLine } from "./line";

const { billedDays } = worksheetLines;

/** Days as a line holds them; an unbroken run, which most are, comes as its ends: there may be hundreds of thousands. */
const written = sql<Days | null>`case
  when ${billedDays}[cardinality(${billedDays})] - ${billedDays}[1] + 1 = cardinality(${billedDays})
    then ${billedDays}[1] || '/' || ${billedDays}[cardinality(${billedDays})]
  else array_to_string(${billedDays}, ',') end`.mapWith(daysIn);

function daysIn(text: string): Days {
  const [first = "", last] = text.split("/");
  if (last) return spanOfDays(first, last);
  return text === "" ? [] : text.split(",");
}

const claiming = {
  kind: worksheetLines.kind,
  assignmentId: worksheetLines.assignmentId,
  equipmentId: worksheetLines.equipmentId,
  maintenanceSheetId: worksheetLines.maintenanceSheetId,
  shippingGuideId: worksheetLines.shippingGuideId,
  date: worksheetLines.date,
  billedDays: written,
};

const columns = {
  ...claiming,
  id: worksheetLines.id,
  worksheetId: worksheetLines.worksheetId,
  description: worksheetLines.description,
  quantity: worksheetLines.quantity,
  unitPrice: worksheetLines.unitPrice,
  subtotal: worksheetLines.subtotal,
  referenceDocument: worksheetLines.referenceDocument,
  isManual: worksheetLines.isManual,
  manualFields: worksheetLines.manualFields,
};

export type BillingSheet = typeof worksheets.$inferSelect;

const selectLiveSheets = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select()
    .from(worksheets)
    .where(
      and(
        eq(worksheets.projectId, projectId),
        undeleted(worksheets),
        isAmong(worksheets.status, liveStatuses),
      ),
    )
    .orderBy(asc(worksheets.id));

/** In order of creation. */
export const listLiveSheets = (ctx: BaseContext, projectId: number): Promise<BillingSheet[]> =>
  selectLiveSheets(ctx, projectId);

/** Held until the transaction ends. */
export const lockLiveSheets = (ctx: BaseContext, projectId: number): Promise<BillingSheet[]> =>
  selectLiveSheets(ctx, projectId).for("no key update");

const ofLiveSheets = (projectIds: readonly number[], where: SQL | undefined) =>
  and(
    isAmong(worksheets.projectId, projectIds),
    undeleted(worksheets),
    isAmong(worksheets.status, liveStatuses),
    where,
  );

const selectLiveLines = (ctx: BaseContext, projectId: number, where?: SQL): Promise<BilledLine[]> =>
  ctx.db
    .select(columns)
    .from(worksheetLines)
    .innerJoin(worksheets, eq(worksheets.id, worksheetLines.worksheetId))
    .where(ofLiveSheets([projectId], where))
    .orderBy(asc(worksheetLines.id));

const billsWithin = ({ from, to }: Period) =>
  or(
    isNull(billedDays),
    sql`exists (select from unnest(${billedDays}) as day where day between ${from} and ${to})`,
  );

type Claimed = { projectIds: readonly number[]; period: Period | null };

/** In the period or on all days. */
export const listClaiming = (
  ctx: BaseContext,
  { projectIds, period }: Claimed,
): Promise<(ClaimingLine & { projectId: number })[]> =>
  ctx.db
    .select({ ...claiming, projectId: worksheets.projectId })
    .from(worksheetLines)
    .innerJoin(worksheets, eq(worksheets.id, worksheetLines.worksheetId))
    .where(ofLiveSheets(projectIds, period ? billsWithin(period) : undefined))
    .orderBy(asc(worksheetLines.id));

export const listLiveLines = (
  ctx: BaseContext,
  { projectId, kinds }: { projectId: number; kinds: readonly LineKind[] },
): Promise<BilledLine[]> => selectLiveLines(ctx, projectId, isAmong(worksheetLines.kind, kinds));

/** Each of the sheets bills. */
export const listLinesOf = (
  ctx: BaseContext,
  { projectId, worksheetIds }: { projectId: number; worksheetIds: readonly number[] },
): Promise<BilledLine[]> =>
  selectLiveLines(ctx, projectId, isAmong(worksheetLines.worksheetId, worksheetIds));

type Around = { projectId: number; worksheetIds: readonly number[]; period: Period };

/** Those that bill a day of the period, or something on no day. */
export const listLinesBeside = (
  ctx: BaseContext,
  { projectId, worksheetIds, period }: Around,
): Promise<BilledLine[]> =>
  selectLiveLines(
    ctx,
    projectId,
    and(not(isAmong(worksheetLines.worksheetId, worksheetIds)), billsWithin(period)),
  );
