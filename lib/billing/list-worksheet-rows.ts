import { and, desc, eq, getTableColumns, gte, lte, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { asAsked, holdingFile } from "@/db/holding-file";
import { live, undeleted } from "@/db/live";
import { partners, projects, worksheets } from "@/db/schema";
import { everyWord, inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedWithTotals, orderOf } from "../lists/sql";
import { ofProjectsOfPartner } from "../projects/of-partner";
import type { WorksheetStatus } from "../states/worksheet";
import type { Day } from "../values/dates";
import { sheetHolds } from "./sheet-holds";
import { countAndSumWorksheets } from "./sum-worksheets";
import type { Worksheet } from "./worksheet-queries";
import type { Totals } from "./write-totals";

export type WorksheetRow = Worksheet & {
  location: string;
  partnerId: number;
  partnerName: string;
};

/** `totals` leaves cancelled sheets out. */
export type WorksheetRows = Listed<WorksheetRow> & { totals: Totals };

type WorksheetQuery = ListRequest & {
  projectId?: number | undefined;
  partnerId?: number | undefined;
  status?: WorksheetStatus[] | undefined;
  isClosed?: boolean | undefined;
  hasFile?: boolean | undefined;
  date_from?: Day | undefined;
  date_to?: Day | undefined;
};

const sortable = {
  series: worksheets.seriesCode,
  date: worksheets.date,
  period: worksheets.periodStart,
  location: inSpanish(projects.location),
  partner: inSpanish(partners.name),
  status: worksheets.status,
  subtotal: worksheets.subtotal,
  total: worksheets.total,
};

const signed = { model: "sheet_project", field: "sheet_project_file" } as const;

const matching = ({ search, ...asked }: WorksheetQuery): SQL | undefined =>
  and(
    undeleted(worksheets),
    asked.projectId ? eq(worksheets.projectId, asked.projectId) : undefined,
    asked.partnerId ? ofProjectsOfPartner(worksheets.projectId, asked.partnerId) : undefined,
    asked.status ? among(worksheets.status, asked.status) : undefined,
    asked.isClosed === undefined ? undefined : eq(worksheets.isClosed, asked.isClosed),
    asked.date_from ? gte(worksheets.date, asked.date_from) : undefined,
    asked.date_to ? lte(worksheets.date, asked.date_to) : undefined,
    asAsked(holdingFile(worksheets.id, signed), asked.hasFile),
    everyWord(search, sheetHolds),
  );

export function listWorksheetRows(ctx: Context, query: WorksheetQuery): Promise<WorksheetRows> {
  const where = matching(query);
  const rows = ctx.db
    .select({
      ...getTableColumns(worksheets),
      location: projects.location,
      partnerId: partners.id,
      partnerName: partners.name,
    })
    .from(worksheets)
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(where, live(projects)))
    .orderBy(...orderOf(query.sort, sortable, [desc(worksheets.date)], worksheets.id));
  return listedWithTotals(rows, () => countAndSumWorksheets(ctx, where), query.page);
}
