import { and, asc, between, eq } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { undeleted } from "@/db/live";
import { custodyChains, maintenanceSheets, shippingGuides, worksheets } from "@/db/schema";
import { attachedTo } from "../files/queries";
import { type Slot, slotsWith } from "../files/slot";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { countedChainStatuses, isDraftChain } from "../states/chain";
import { billableGuides, isDraftGuide } from "../states/guide";
import { isUnderWay } from "../states/maintenance";
import { liveStatuses } from "../states/worksheet";
import type { Day } from "../values/dates";
import { type PendingScope, scopeSpan } from "./scope";

type Model = "sheet_project" | "custody_chain" | "shipping_guide" | "maintenance_sheet";

export type PendingRecord = {
  model: Model;
  id: number;
  label: string;
  date: Day;
  isDraft: boolean;
  url: string;
  empty: Slot[];
};

type Found = Omit<PendingRecord, "model" | "empty">;

const ofSheets = ({ project, sheet }: PendingScope) =>
  and(
    eq(worksheets.projectId, project.id),
    undeleted(worksheets),
    isAmong(worksheets.status, liveStatuses),
    sheet ? eq(worksheets.id, sheet.id) : undefined,
  );

async function listSheets(ctx: Context, scope: PendingScope): Promise<Found[]> {
  const rows = await ctx.db
    .select({ id: worksheets.id, seriesCode: worksheets.seriesCode, date: worksheets.date })
    .from(worksheets)
    .where(ofSheets(scope))
    .orderBy(asc(worksheets.date), asc(worksheets.id));
  return rows.map(({ id, seriesCode, date }) => ({
    ...{ id, date, isDraft: false },
    label: `Planilla ${seriesCode}`,
    url: links.worksheet(scope.project.id, id),
  }));
}

async function listChains(ctx: Context, scope: PendingScope): Promise<Found[]> {
  const rows = await ctx.db
    .select({
      id: custodyChains.id,
      consecutive: custodyChains.consecutive,
      date: custodyChains.date,
      status: custodyChains.status,
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .where(
      and(
        ofSheets(scope),
        undeleted(custodyChains),
        isAmong(custodyChains.status, countedChainStatuses),
      ),
    )
    .orderBy(asc(custodyChains.date), asc(custodyChains.id));
  return rows.map(({ id, consecutive, date, status }) => ({
    ...{ id, date, isDraft: isDraftChain({ status }) },
    label: `CDC ${consecutive}`,
    url: links.custodyChain(id),
  }));
}

async function listGuides(ctx: Context, scope: PendingScope): Promise<Found[]> {
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
        isAmong(shippingGuides.status, billableGuides),
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

async function listMaintenance(ctx: Context, scope: PendingScope): Promise<Found[]> {
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

const named = (model: Model, found: Found[]) => found.map((record) => ({ model, ...record }));

/** Nothing that is cancelled or void; five queries. */
export async function listRecords(ctx: Context, scope: PendingScope): Promise<PendingRecord[]> {
  const [sheets, chains, guides, maintenance] = await Promise.all([
    listSheets(ctx, scope),
    listChains(ctx, scope),
    listGuides(ctx, scope),
    listMaintenance(ctx, scope),
  ]);
  const records = [
    ...named("sheet_project", sheets),
    ...named("custody_chain", chains),
    ...named("shipping_guide", guides),
    ...named("maintenance_sheet", maintenance),
  ];
  const slotsOf = slotsWith(await attachedTo(ctx, records));
  return records.map((record) => ({
    ...record,
    empty: slotsOf(record).filter(({ file }) => file === null),
  }));
}
