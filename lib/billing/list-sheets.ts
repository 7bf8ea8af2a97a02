import { and, asc, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { worksheetLines, worksheets } from "@/db/schema";
import type { BaseContext } from "../context";
import { type Day, eachDay } from "../dates";
import { liveStatuses } from "../worksheets/status";
import type { Period } from "./facts";
import type { Line } from "./line";

const { billedDays } = worksheetLines;

/** Days as a line holds them; an unbroken run, which most are, comes as its ends: there may be hundreds of thousands. */
const written = sql<Day[] | null>`case
  when ${billedDays}[cardinality(${billedDays})] - ${billedDays}[1] + 1 = cardinality(${billedDays})
    then ${billedDays}[1] || '/' || ${billedDays}[cardinality(${billedDays})]
  else array_to_string(${billedDays}, ',') end`.mapWith(daysIn);

function daysIn(text: string): Day[] {
  const [first = "", last] = text.split("/");
  if (last) return eachDay(first, last);
  return text === "" ? [] : text.split(",");
}

const columns = {
  id: worksheetLines.id,
  worksheetId: worksheetLines.worksheetId,
  kind: worksheetLines.kind,
  assignmentId: worksheetLines.assignmentId,
  equipmentId: worksheetLines.equipmentId,
  maintenanceSheetId: worksheetLines.maintenanceSheetId,
  shippingGuideId: worksheetLines.shippingGuideId,
  date: worksheetLines.date,
  description: worksheetLines.description,
  quantity: worksheetLines.quantity,
  unitPrice: worksheetLines.unitPrice,
  subtotal: worksheetLines.subtotal,
  referenceDocument: worksheetLines.referenceDocument,
  isManual: worksheetLines.isManual,
  manualFields: worksheetLines.manualFields,
  billedDays: written,
};

export type BillingSheet = typeof worksheets.$inferSelect;

const selectLiveSheets = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select()
    .from(worksheets)
    .where(
      and(
        eq(worksheets.projectId, projectId),
        eq(worksheets.isDeleted, false),
        isAmong(worksheets.status, liveStatuses),
      ),
    )
    .orderBy(asc(worksheets.id));

/** The sheets of the project that bill, in order of creation. */
export const listLiveSheets = (ctx: BaseContext, projectId: number): Promise<BillingSheet[]> =>
  selectLiveSheets(ctx, projectId);

/** The same, held until the transaction ends. */
export const lockLiveSheets = (ctx: BaseContext, projectId: number): Promise<BillingSheet[]> =>
  selectLiveSheets(ctx, projectId).for("no key update");

type LiveLine = Line & { projectId: number };

const selectLiveLines = (
  ctx: BaseContext,
  projectIds: readonly number[],
  where?: SQL,
): Promise<LiveLine[]> =>
  ctx.db
    .select({ ...columns, projectId: worksheets.projectId })
    .from(worksheetLines)
    .innerJoin(worksheets, eq(worksheets.id, worksheetLines.worksheetId))
    .where(
      and(
        isAmong(worksheets.projectId, projectIds),
        eq(worksheets.isDeleted, false),
        isAmong(worksheets.status, liveStatuses),
        where,
      ),
    )
    .orderBy(asc(worksheetLines.id));

/** The lines of the sheets that bill, with their sheets' projects. */
export const listLiveLines = (
  ctx: BaseContext,
  projectIds: readonly number[],
): Promise<LiveLine[]> => selectLiveLines(ctx, projectIds);

/** The lines of the sheets, each of which bills. */
export const listLinesOf = (
  ctx: BaseContext,
  { projectId, worksheetIds }: { projectId: number; worksheetIds: readonly number[] },
): Promise<LiveLine[]> =>
  selectLiveLines(ctx, [projectId], isAmong(worksheetLines.worksheetId, worksheetIds));

const billsWithin = ({ from, to }: Period) =>
  or(
    isNull(billedDays),
    sql`exists (select from unnest(${billedDays}) as day where day between ${from} and ${to})`,
  );

type Around = { projectId: number; worksheetIds: readonly number[]; period: Period };

/** The lines of the project's other sheets that bill a day of the period, or something on no day. */
export const listLinesBeside = (
  ctx: BaseContext,
  { projectId, worksheetIds, period }: Around,
): Promise<LiveLine[]> =>
  selectLiveLines(
    ctx,
    [projectId],
    and(not(isAmong(worksheetLines.worksheetId, worksheetIds)), billsWithin(period)),
  );
