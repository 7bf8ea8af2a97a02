import type { Context } from "../kernel/context";
import { isDomainError } from "../kernel/errors";
import type { SearchParams } from "../lists/address";
import { getProjectChoices } from "../projects/get-project-choices";
import { askedOfAddress } from "../reports/asked-of-address";
import { askedPivot } from "../reports/asked-pivot";
import { findHeatGrid } from "../reports/find-heat-grid";
import { getPivot } from "../reports/get-pivot";
import { getReportPage } from "../reports/get-report-page";
import { listChartPoints } from "../reports/list-chart-points";
import { getReport } from "../reports/registry";
import type { OpenReport } from "../reports/report-sql";
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
  const { span, ...query } = askedOfAddress(report, params, ctx.today);
  const { filters, page, pageSize } = query;
  const found = await getReportPage(ctx, report, { ...query, span, page: { page, pageSize } });
  const [chart, grid, pivot, choices] = await Promise.all([
    listChartPoints(ctx, found.open),
    findHeatGrid(ctx, report, { ...query, span }),
    getDrawnPivot(ctx, found.open, params),
    getProjectChoices(ctx, filters),
  ]);
  const spanned = report.hasSpan ? { period_from: span.from, period_to: span.to } : {};
  const shown = { ...query, filters: { ...filters, ...spanned } };
  const drawn = { chart, grid, pivot };
  return { ctx, report, page: found, query: shown, choices, ...drawn, kept: keptOf(params) };
}
