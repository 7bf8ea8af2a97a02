import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { draw } from "../printed/draw";
import { getCompany } from "../printed/get-company";
import type { Printed } from "../printed/printed";
import type { ReportOnPaper } from "../printed/report";
import { showDay } from "../values/dates";
import { asNumber } from "../values/decimal";
import { chartTitleOf, headingOf } from "./as-declared";
import { findHeatGrid, type HeatGrid } from "./find-heat-grid";
import { cellWords, gridTitleOf, headOf } from "./grid-words";
import { type ChartDrawn, listChartPoints } from "./list-chart-points";
import { listReportRows, type ReportListed } from "./list-report-rows";
import { isDimension, type Report } from "./report";
import { openReport, type ReportAsked } from "./report-sql";
import { showReported } from "./shown-value";

const mostOnPaper = 2_000;

const shownKeys = ({ columns }: Report) =>
  Object.keys(columns).filter((key) => columns[key]?.hidden !== true);

function tableOf(report: Report, { rows, totals }: ReportListed): ReportOnPaper["table"] {
  const columns = shownKeys(report).flatMap((key) => {
    const column = report.columns[key];
    return column ? [{ key, column }] : [];
  });
  return {
    columns: columns.map(({ column }) => ({
      header: headingOf(column),
      isFigure: !isDimension(column),
      isLong: isDimension(column) && column.kind === "text",
    })),
    rows: rows.map((row) => columns.map(({ key, column }) => showReported(column, row[key]))),
    totals: columns.map(({ key, column }, at) =>
      isDimension(column)
        ? at === 0
          ? "Total"
          : ""
        : showReported(column, totals.values[key] ?? null),
    ),
  };
}

function barsOf(report: Report, { points, isOfTime }: ChartDrawn): ReportOnPaper["chart"] {
  const [by, measure] = [report.columns[report.chart.by], report.columns[report.chart.measure]];
  if (!by || !measure) return { title: "", bars: [] };
  const labels = isOfTime ? ({ ...by, kind: "month" } as typeof by) : by;
  return {
    title: chartTitleOf(report),
    bars: points.map(({ label, value }) => ({
      label: showReported(labels, label),
      value: asNumber(value),
      shown: showReported(measure, value),
    })),
  };
}

const gridOf = (grid: HeatGrid | null): ReportOnPaper["grid"] =>
  grid && {
    title: gridTitleOf(grid),
    columns: grid.columns.map((key) => headOf(grid, key)),
    rows: grid.rows.map(({ key, cells }) => ({
      label: showReported(grid.down, key),
      cells: cells.map(({ value, shade }) => ({ shown: cellWords(grid, value), shade })),
    })),
  };

/** 400 where it would be more than people read on paper. */
export async function printReport(
  ctx: Context,
  report: Report,
  asked: ReportAsked,
): Promise<Printed> {
  const open = await openReport(ctx, report, asked);
  const [listed, chart, grid, { company }] = await Promise.all([
    listReportRows(ctx, open, { page: 1, pageSize: mostOnPaper }),
    listChartPoints(ctx, open),
    findHeatGrid(ctx, report, asked),
    getCompany(ctx),
  ]);
  if (listed.total > mostOnPaper)
    throw new Refused(
      `El reporte tiene más de ${mostOnPaper.toLocaleString("es-EC")} filas para un PDF: pídalo en Excel o CSV, o filtre lo que busca.`,
      "report_too_long",
    );
  const { from, to } = asked.span;
  return draw(ctx, "report", company, {
    name: report.name,
    question: report.question,
    asked: report.hasSpan ? `Del ${showDay(from)} al ${showDay(to)}` : `Al ${showDay(ctx.today)}`,
    day: ctx.today,
    chart: barsOf(report, chart),
    grid: gridOf(grid),
    table: tableOf(report, listed),
  });
}
