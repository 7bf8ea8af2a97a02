import { and, asc, between, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { maintenanceSheets, shippingGuides } from "@/db/schema";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { billableGuides, isDraftGuide } from "../states/guide";
import { isUnderWay } from "../states/maintenance";
import type { RecordInScope } from "./pending-record";
import { type PendingScope, scopeSpan } from "./scope";

export async function listGuideRecords(
  ctx: Context,
  scope: PendingScope,
): Promise<RecordInScope[]> {
  const { from, to } = scopeSpan(scope);
  const rows = await ctx.db
    .select({
      id: shippingGuides.id,
      guideNumber: shippingGuides.guideNumber,
      date: shippingGuides.issueDate,
      status: shippingGuides.status,
    })
    .from(shippingGuides)
    .where(
      and(
        eq(shippingGuides.projectId, scope.project.id),
        undeleted(shippingGuides),
        among(shippingGuides.status, billableGuides),
        between(shippingGuides.issueDate, from, to),
      ),
    )
    .orderBy(asc(shippingGuides.issueDate), asc(shippingGuides.id));
  return rows.map(({ id, guideNumber, date, status }) => ({
    ...{ id, date, isDraft: isDraftGuide({ status }) },
    label: `Guía ${guideNumber}`,
    url: links.shippingGuide(id),
  }));
}

export async function listMaintenanceRecords(
  ctx: Context,
  scope: PendingScope,
): Promise<RecordInScope[]> {
  const { from, to } = scopeSpan(scope);
  const rows = await ctx.db
    .select({
      id: maintenanceSheets.id,
      sheetNumber: maintenanceSheets.sheetNumber,
      date: maintenanceSheets.date,
      status: maintenanceSheets.status,
    })
    .from(maintenanceSheets)
    .where(
      and(
        eq(maintenanceSheets.projectId, scope.project.id),
        undeleted(maintenanceSheets),
        between(maintenanceSheets.date, from, to),
      ),
    )
    .orderBy(asc(maintenanceSheets.date), asc(maintenanceSheets.id));
  return rows.map(({ id, sheetNumber, date, status }) => ({
    ...{ id, date, isDraft: isUnderWay({ status }) },
    label: sheetNumber,
    url: links.maintenanceSheet(id),
  }));
}
