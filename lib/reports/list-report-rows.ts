import { sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import { type Listed, offsetOf, type Page } from "../lists/page";
import { getReportTotals, type ReportTotals } from "./get-report-totals";
import type { ReportRow } from "./report";
import { type OpenReport, selectRows } from "./report-sql";

export type ReportListed = Listed<ReportRow> & { totals: ReportTotals };

export async function listReportRows(
  ctx: Context,
  open: OpenReport,
  page: Exclude<Page, null>,
): Promise<ReportListed> {
  const part = sql`${selectRows(open)} limit ${page.pageSize} offset ${offsetOf(page)}`;
  const [rows, totals] = await Promise.all([
    ctx.db.execute<ReportRow>(part),
    getReportTotals(ctx, open),
  ]);
  return { rows: [...rows], total: totals.count, page, totals };
}
