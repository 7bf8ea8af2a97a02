import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import { earlier, later } from "../values/dates";
import { asNumber, type Decimal } from "../values/decimal";
import { monthAfter } from "../values/months";
import { groupedBy } from "../values/rows";
import { gatheredBy } from "./list-chart-points";
import { dimension, type Grid, type Report, type ReportColumn } from "./report";
import { foundRows, type OpenReport, openReport, type ReportAsked, togetherOf } from "./report-sql";

/** 0 where there is nothing, 4 the most. */
export type Shade = 0 | 1 | 2 | 3 | 4;

export type GridCell = { across: string; value: Decimal | null; shade: Shade };

export type HeatGrid = {
  down: ReportColumn;
  across: ReportColumn;
  measure: ReportColumn;
  columns: string[];
  /** Those with the most first. */
  rows: { key: string; cells: GridCell[] }[];
  /** Rows that are not among them. */
  left: number;
};

const mostDown = 12;
/** A year, and its first month again. */
const mostAcross = 13;

type Opened = { open: OpenReport; grid: Grid };

/** The report that the grid gathers: its own rows, or those that tell months apart. */
async function openGrid(ctx: Context, report: Report, asked: ReportAsked): Promise<Opened | null> {
  const { grid, byMonth } = report;
  if (grid) return { open: await openReport(ctx, report, asked), grid };
  if (!byMonth) return null;
  const columns = { ...report.columns, month: dimension("Mes", { kind: "month" }) };
  const to = earlier(asked.span.to, ctx.today);
  const from = later(asked.span.from, monthAfter(to, 1 - mostAcross));
  const source = byMonth.rows(ctx, asked.filters, { from: earlier(from, to), to });
  const open = { report: { ...report, columns }, source, search: asked.search, sort: null };
  return { open, grid: { ...byMonth.grid, across: "month" } };
}

const none = "—";

const isOfTime = ({ kind }: ReportColumn) => kind === "date" || kind === "month";

/** Each month up to the last one there is something of, or each word. */
const acrossOf = (column: ReportColumn): SQL =>
  isOfTime(column)
    ? sql`select to_char(month, 'YYYY-MM') as across_by
        from (select to_date(min(across_by), 'YYYY-MM') as first, to_date(max(across_by), 'YYYY-MM') as last from gathered) as ends
        cross join generate_series(greatest(first, last - interval '${sql.raw(String(mostAcross - 1))} months'), last, interval '1 month') as month`
    : sql`select distinct across_by from gathered order by 1 limit ${mostAcross}`;

const keyOf = (key: string, column: ReportColumn): SQL =>
  isOfTime(column) ? gatheredBy(key, column) : sql`coalesce(${gatheredBy(key, column)}, ${none})`;

type Found = { down: string; across: string; value: string | null; downs: number };

type Axes = { down: ReportColumn; across: ReportColumn; measure: ReportColumn };

function listCells(ctx: Context, { open, grid }: Opened, axes: Axes) {
  const value = togetherOf(grid.measure, axes.measure);
  return ctx.db.execute<Found>(sql`
    with found as (${foundRows(open)}),
      gathered as (select *, ${keyOf(grid.down, axes.down)} as down_by, ${keyOf(grid.across, axes.across)} as across_by from found),
      downs as (select down_by, ${value} as most, (count(*) over ())::int as downs from gathered
        group by 1 order by 2 desc nulls last, 1 limit ${mostDown}),
      acrosses as (${acrossOf(axes.across)}),
      cells as (select down_by, across_by, ${value} as value from gathered group by 1, 2)
    select down_by as down, across_by as across, cells.value::text as value, downs
    from downs cross join acrosses left join cells using (down_by, across_by)
    order by most desc nulls last, down_by, across_by`);
}

function shadeOf(value: Decimal | null, most: number): Shade {
  const share = most > 0 && value !== null ? asNumber(value) / most : 0;
  return share <= 0 ? 0 : (Math.min(4, Math.ceil(share * 4)) as Shade);
}

/** Null for a report without one, and where there is nothing to shade. */
export async function findHeatGrid(
  ctx: Context,
  report: Report,
  asked: ReportAsked,
): Promise<HeatGrid | null> {
  const opened = await openGrid(ctx, report, asked);
  if (!opened) return null;
  const { columns } = opened.open.report;
  const [down, across] = [columns[opened.grid.down], columns[opened.grid.across]];
  const measure = columns[opened.grid.measure];
  if (!down || !across || !measure) return null;
  const found = [...(await listCells(ctx, opened, { down, across, measure }))];
  const most = Math.max(0, ...found.map(({ value }) => asNumber(value ?? "0")));
  if (most === 0) return null;
  const rows = [...groupedBy(found, (cell) => cell.down)].map(([key, cells]) => ({
    key,
    cells: cells.map(({ across, value }) => ({ across, value, shade: shadeOf(value, most) })),
  }));
  const left = (found[0]?.downs ?? 0) - rows.length;
  return {
    down,
    across,
    measure,
    columns: rows[0]?.cells.map(({ across }) => across) ?? [],
    rows,
    left,
  };
}
