import type { Context } from "../kernel/context";
import type { Page } from "../lists/page";
import { getReportTotals, type ReportTotals } from "./get-report-totals";
import { listReportRows, type ReportListed } from "./list-report-rows";
import type { Report } from "./report";
import { type OpenReport, openReport, type ReportAsked } from "./report-sql";
import { type ReportSpan, spanAYearEarlier, spanBefore } from "./span";

export type Compared = { span: ReportSpan; totals: ReportTotals };

export type ReportPage = {
  report: Report;
  open: OpenReport;
  /** Null for a report of how things stand now. */
  span: ReportSpan | null;
  listed: ReportListed;
  before: Compared | null;
  yearEarlier: Compared | null;
};

async function getCompared(
  ctx: Context,
  report: Report,
  asked: ReportAsked,
  span: ReportSpan,
): Promise<Compared> {
  const open = await openReport(ctx, report, { ...asked, span });
  return { span, totals: await getReportTotals(ctx, open) };
}

/** A page of its rows with the totals of all, beside those of as many days before and of a year earlier. */
export async function getReportPage(
  ctx: Context,
  report: Report,
  { page, ...asked }: ReportAsked & { page: Exclude<Page, null> },
): Promise<ReportPage> {
  const { hasSpan } = report;
  const open = await openReport(ctx, report, asked);
  const compared = async (to: (span: ReportSpan) => ReportSpan) =>
    hasSpan ? getCompared(ctx, report, asked, to(asked.span)) : null;
  const [listed, before, yearEarlier] = await Promise.all([
    listReportRows(ctx, open, page),
    compared(spanBefore),
    compared(spanAYearEarlier),
  ]);
  return { report, open, span: hasSpan ? asked.span : null, listed, before, yearEarlier };
}
