import type { Context } from "../kernel/context";
import { isDomainError } from "../kernel/errors";
import { parseListQuery, type SearchParams } from "../lists/address";
import { listSpecOf } from "../lists/declared";
import { getProjectChoices } from "../projects/get-project-choices";
import { asDeclared } from "../reports/as-declared";
import { askedPivot } from "../reports/asked-pivot";
import { getPivot } from "../reports/get-pivot";
import { getReportPage } from "../reports/get-report-page";
import { listChartPoints } from "../reports/list-chart-points";
import { getReport } from "../reports/registry";
import type { OpenReport } from "../reports/report-sql";
import { reportSpan } from "../reports/span";
import { orNotFound, pageContext } from "./page-context";

const apart = new Set(["page", "size", "format"]);

/** What of the address the next question keeps. */
const keptOf = (params: SearchParams): (readonly [string, string])[] =>
  Object.entries(params).flatMap(([name, given]) =>
    apart.has(name) || name.startsWith("pivot_")
      ? []
      : [given ?? []].flat().map((text) => [name, text] as const),
  );

async function getDrawnPivot(ctx: Context, open: OpenReport, params: SearchParams) {
  const { isAsked, ...asked } = askedPivot(open.report, params);
  if (!isAsked) return { asked, drawn: null };
  try {
    return { asked, drawn: await getPivot(ctx, open, asked) };
  } catch (thrown) {
    if (isDomainError(thrown)) return { asked, drawn: thrown.message };
    throw thrown;
  }
}

/** A report as its address asks for it; 404 for one that the caller may not see. */
export async function openReportPage(slug: string, params: SearchParams) {
  const ctx = await pageContext("reports.get");
  const report = await orNotFound((async () => getReport(ctx.caller, slug))());
  const query = parseListQuery(params, listSpecOf(asDeclared(report)));
  const { filters, search, sort, page, pageSize } = query;
  const span = reportSpan(filters, ctx.today);
  const paging = { page, pageSize };
  const found = await getReportPage(ctx, report, { search, sort, filters, span, page: paging });
  const [chart, pivot, choices] = await Promise.all([
    listChartPoints(ctx, found.open),
    getDrawnPivot(ctx, found.open, params),
    getProjectChoices(ctx, filters),
  ]);
  const spanned = report.hasSpan ? { period_from: span.from, period_to: span.to } : {};
  const shown = { ...query, filters: { ...filters, ...spanned } };
  return { ctx, report, page: found, query: shown, choices, chart, pivot, kept: keptOf(params) };
}
