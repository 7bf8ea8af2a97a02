import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { worksheetLines, worksheets } from "@/db/schema";
import type { BaseContext } from "../context";
import { liveStatuses } from "../worksheets/status";
import type { Period } from "./facts";
import type { Line } from "./line";

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
  billedDays: worksheetLines.billedDays,
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
        inArray(worksheets.status, liveStatuses),
      ),
    )
    .orderBy(asc(worksheets.id));

/** The sheets of the project that bill, in order of creation. */
export const listLiveSheets = (ctx: BaseContext, projectId: number): Promise<BillingSheet[]> =>
  selectLiveSheets(ctx, projectId);

/** The same, held until the transaction ends. */
export const lockLiveSheets = (ctx: BaseContext, projectId: number): Promise<BillingSheet[]> =>
  selectLiveSheets(ctx, projectId).for("update");

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
        inArray(worksheets.projectId, [...projectIds]),
        eq(worksheets.isDeleted, false),
        inArray(worksheets.status, liveStatuses),
        where,
      ),
    )
    .orderBy(asc(worksheetLines.id));

/** The lines of the sheets that bill, with their sheets' projects. */
export const listLiveLines = (
  ctx: BaseContext,
  projectIds: readonly number[],
): Promise<LiveLine[]> => selectLiveLines(ctx, projectIds);

const billsWithin = ({ from, to }: Period) =>
  or(
    isNull(worksheetLines.billedDays),
    sql`exists (select from unnest(${worksheetLines.billedDays}) as day where day between ${from} and ${to})`,
  );

/** The lines of the sheets that bill, but for those of other sheets that bill only days outside the period. */
export const listLinesAround = (
  ctx: BaseContext,
  {
    projectId,
    worksheetIds,
    period,
  }: { projectId: number; worksheetIds: readonly number[]; period: Period },
): Promise<LiveLine[]> =>
  selectLiveLines(
    ctx,
    [projectId],
    or(inArray(worksheetLines.worksheetId, [...worksheetIds]), billsWithin(period)),
  );
