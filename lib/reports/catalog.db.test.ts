import { expect, test } from "vitest";
import { memberAt } from "../kernel/testing";
import { getPivot } from "./get-pivot";
import { listChartPoints } from "./list-chart-points";
import { listReportRows } from "./list-report-rows";
import { reports } from "./registry";
import { dimensionsOf, isDimension, measuresOf } from "./report";
import { openReport } from "./report-sql";

const span = { from: "2026-01-01", to: "2026-12-31" };

test.each(reports.map((report) => [report.slug, report] as const))(
  "%s answers an empty company in every form",
  async (_, report) => {
    const ctx = await memberAt("2026-06-10T17:00:00Z");
    const open = await openReport(ctx, report, { filters: {}, search: "nada", span });
    const { rows, totals } = await listReportRows(ctx, open, { page: 1, pageSize: 10 });
    expect({ rows, count: totals.count }).toEqual({ rows: [], count: 0 });
    expect(Object.keys(totals.values)).toEqual(measuresOf(report));
    expect((await listChartPoints(ctx, open)).points).toEqual([]);
    const [down = "", across = down] = dimensionsOf(report);
    const { measure } = report.chart;
    expect((await getPivot(ctx, open, { down, across, measure })).down).toEqual([]);
  },
);

test.each(reports.map((report) => [report.slug, report] as const))(
  "%s can be ordered by each of its columns",
  async (_, report) => {
    const ctx = await memberAt("2026-06-10T17:00:00Z");
    for (const field of Object.keys(report.columns)) {
      const sort = { field, direction: "desc" } as const;
      const open = await openReport(ctx, report, { filters: {}, sort, span });
      const { rows } = await listReportRows(ctx, open, { page: 1, pageSize: 10 });
      expect(rows).toEqual([]);
    }
  },
);

test("each is told apart by its address, and draws what it has", () => {
  expect(new Set(reports.map(({ slug }) => slug)).size).toBe(reports.length);
  for (const { columns, chart, order, slug } of reports) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(isDimension(columns[chart.by])).toBe(true);
    expect(columns[chart.measure]).toBeDefined();
    expect(columns[order.by]).toBeDefined();
  }
});
