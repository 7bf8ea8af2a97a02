import { and, asc, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { custodyChains, worksheets } from "@/db/schema";
import { type Branch, branchesBelow, type ChildBranch, leaf } from "../files/branch";
import { sealOfSheet } from "../files/protection";
import type { BaseContext } from "../kernel/context";
import { showDay } from "../values/dates";
import { worksheetStatusLabels } from "../worksheets/labels";
import { amongOrAll, type IdsOrAll } from "./ids-or-all";

const sheetColumns = {
  id: worksheets.id,
  projectId: worksheets.projectId,
  seriesCode: worksheets.seriesCode,
  periodStart: worksheets.periodStart,
  periodEnd: worksheets.periodEnd,
  status: worksheets.status,
  isClosed: worksheets.isClosed,
};

export type TitledSheet = Pick<typeof worksheets.$inferSelect, keyof typeof sheetColumns>;
export type SheetBranch = Branch & { sheet: TitledSheet };

export async function listSheetBranches(
  ctx: BaseContext,
  which: IdsOrAll,
): Promise<ChildBranch<SheetBranch>[]> {
  const [sheets, chains] = await Promise.all([
    ctx.db
      .select(sheetColumns)
      .from(worksheets)
      .where(and(undeleted(worksheets), amongOrAll(worksheets.projectId, which)))
      .orderBy(asc(worksheets.date), asc(worksheets.id)),
    listChains(ctx, which),
  ]);
  const chainsOf = branchesBelow(chains);
  return sheets.map((sheet) => ({
    parentId: sheet.projectId,
    branch: {
      ...leaf("sheet_project", {
        id: sheet.id,
        label: `Planilla ${sheet.seriesCode}`,
        detail: `${showDay(sheet.periodStart)} a ${showDay(sheet.periodEnd)} · ${
          sheet.isClosed ? "CERRADA" : worksheetStatusLabels[sheet.status]
        }`,
        seal: sealOfSheet(sheet),
      }),
      sheet,
      children: chainsOf(sheet.id),
    },
  }));
}

async function listChains(ctx: BaseContext, which: IdsOrAll): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: custodyChains.id,
      worksheetId: custodyChains.worksheetId,
      consecutive: custodyChains.consecutive,
      date: custodyChains.date,
      isClosed: worksheets.isClosed,
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .where(and(undeleted(custodyChains), amongOrAll(worksheets.projectId, which)))
    .orderBy(asc(custodyChains.consecutive), asc(custodyChains.id));
  return rows.map(({ id, worksheetId, consecutive, date, ...sheet }) => ({
    parentId: worksheetId,
    branch: leaf("custody_chain", {
      id,
      label: `CDC ${consecutive}`,
      detail: showDay(date),
      seal: sealOfSheet(sheet),
    }),
  }));
}
