import type { Context } from "../kernel/context";
import { getReportTotals } from "./get-report-totals";
import { listReportRows } from "./list-report-rows";
import { getReport } from "./registry";
import type { ReportAsked } from "./report-sql";
import { openReport } from "./report-sql";
import { reportSpan } from "./span";

type Asked = Partial<Omit<ReportAsked, "span">> & { period_from?: string; period_to?: string };

const opened = (ctx: Context, slug: string, { period_from, period_to, ...asked }: Asked) =>
  openReport(ctx, getReport(ctx.caller, slug), {
    filters: {},
    ...asked,
    span: reportSpan({ period_from, period_to }, ctx.today),
  });

export async function reported(ctx: Context, slug: string, asked: Asked = {}) {
  const open = await opened(ctx, slug, asked);
  const { rows, totals } = await listReportRows(ctx, open, { page: 1, pageSize: 500 });
  return { rows, totals: totals.values, count: totals.count };
}

export const totalsOf = async (ctx: Context, slug: string, asked: Asked = {}) =>
  (await getReportTotals(ctx, await opened(ctx, slug, asked))).values;
