import { beforeEach, expect, test } from "vitest";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { addDays, earlier } from "../values/dates";
import { monthAfter } from "../values/months";
import { expiries } from "./catalog/expiries";
import { revenueByKind } from "./catalog/revenue-by-kind";
import { skippedVisits } from "./catalog/skipped-visits";
import { timeUtilization } from "./catalog/time-utilization";
import { wasteRegister } from "./catalog/waste-register";
import { findHeatGrid, type HeatGrid } from "./find-heat-grid";
import { getPivot } from "./get-pivot";
import { getReportTotals } from "./get-report-totals";
import { cellKey } from "./pivot-cells";
import { printReport } from "./print-report";
import { reports } from "./registry";
import { isDimension, type Report } from "./report";
import { openReport } from "./report-sql";
import { today, years } from "./testing-chances";
import { aRandomCompany } from "./testing-company";
import { aRandomCompany as aCompanyInTheField } from "./testing-random-field";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt(`${today}T17:00:00Z`);
});

const cellsOf = ({ rows }: HeatGrid) =>
  rows.flatMap(({ key, cells }) => cells.map((cell) => ({ down: key, ...cell })));

async function theGrid(report: Report, span = years) {
  const grid = await findHeatGrid(ctx, report, { filters: {}, span });
  expect(grid).not.toBeNull();
  return grid as HeatGrid;
}

test("utilization by type and month is what the report says of that type in that month", async () => {
  await aRandomCompany(11);
  const grid = await theGrid(timeUtilization);
  expect(grid.columns).toHaveLength(13);
  for (const { down, across, value } of cellsOf(grid)) {
    const from = `${across}-01`;
    const span = { from, to: earlier(addDays(monthAfter(from, 1), -1), earlier(years.to, today)) };
    const open = await openReport(ctx, timeUtilization, { filters: { type: [down] }, span });
    const { values } = await getReportTotals(ctx, open);
    expect([down, across, value]).toEqual([down, across, values.utilization ?? null]);
  }
});

test.each([
  { report: revenueByKind, aCompany: aRandomCompany },
  { report: skippedVisits, aCompany: aRandomCompany },
  { report: wasteRegister, aCompany: aCompanyInTheField },
  { report: expiries, aCompany: aCompanyInTheField },
])(
  "$report.slug: each cell is that of the crossed table, the most first, the largest darkest",
  async ({ report, aCompany }) => {
    await aCompany(29);
    const grid = await theGrid(report);
    if (!report.grid) throw new Error("none");
    const open = await openReport(ctx, report, { filters: {}, span: years });
    const pivot = await getPivot(ctx, open, report.grid);
    const cells = cellsOf(grid);
    expect(cells.map(({ value }) => value)).toEqual(
      cells.map(({ down, across }) => pivot.values.get(cellKey(down, across)) ?? null),
    );
    const totals = grid.rows.map(({ key }) => Number(pivot.values.get(cellKey(key, ""))));
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(grid.left).toBe(pivot.down.length - grid.rows.length);
    const most = Math.max(...cells.map(({ value }) => Number(value)));
    for (const { value, shade } of cells)
      expect(shade).toBe(Number(value) > 0 ? Math.ceil((Number(value) / most) * 4) : 0);
  },
);

test("months without anything stand between the others", async () => {
  await aCompanyInTheField(47);
  const { columns } = await theGrid(wasteRegister);
  const next = columns.map((month) => monthAfter(`${month}-01`, 1).slice(0, 7));
  expect(columns.slice(1)).toEqual(next.slice(0, -1));
});

test("it is printed with its figures", async () => {
  await aRandomCompany(29);
  const { bytes } = await printReport(ctx, revenueByKind, { filters: {}, span: years });
  expect(bytes.byteLength).toBeGreaterThan(5_000);
});

test.each(reports.filter(({ grid, byMonth }) => grid ?? byMonth))(
  "$slug names what it has, and draws nothing of nothing",
  async (report) => {
    const { columns, grid, byMonth } = report;
    const { down, measure } = grid ?? byMonth?.grid ?? { down: "", measure: "" };
    expect([isDimension(columns[down]), columns[measure] !== undefined]).toEqual([true, true]);
    expect(!grid || isDimension(columns[grid.across])).toBe(true);
    expect(await findHeatGrid(ctx, report, { filters: {}, span: years })).toBeNull();
  },
);
