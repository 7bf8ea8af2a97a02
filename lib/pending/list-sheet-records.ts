import { and, asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { custodyChains, worksheets } from "@/db/schema";
import { liveSheets } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { countedChainStatuses, isDraftChain } from "../states/chain";
import type { RecordInScope } from "./pending-record";
import type { PendingScope } from "./scope";

const ofSheets = ({ project, sheet }: PendingScope) =>
  and(
    eq(worksheets.projectId, project.id),
    liveSheets,
    sheet ? eq(worksheets.id, sheet.id) : undefined,
  );

export async function listSheetRecords(
  ctx: Context,
  scope: PendingScope,
): Promise<RecordInScope[]> {
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

export async function listChainRecords(
  ctx: Context,
  scope: PendingScope,
): Promise<RecordInScope[]> {
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
        among(custodyChains.status, countedChainStatuses),
      ),
    )
    .orderBy(asc(custodyChains.date), asc(custodyChains.id));
  return rows.map(({ id, consecutive, date, status }) => ({
    ...{ id, date, isDraft: isDraftChain({ status }) },
    label: `CDC ${consecutive}`,
    url: links.custodyChain(id),
  }));
}
