import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import type { Decimal } from "../values/decimal";
import { gatheredLabel } from "./gathered-label";
import type { ReportColumn } from "./report";
import { columnNamed, foundRows, type OpenReport, togetherOf } from "./report-sql";

export type ChartPoint = { label: string | null; value: Decimal };

export type ChartDrawn = {
  /** A column for each month, in their order; otherwise bars, the largest first. */
  isOfTime: boolean;
  points: ChartPoint[];
  /** Groups that are not among the points. */
  left: number;
};

const mostBars = 12;
const mostMonths = 60;

type Point = { gathered_by: string | null; value: string; groups: number };

/** Days are gathered by their month. */
export const gatheredBy = (key: string, column: ReportColumn): SQL =>
  column.kind === "date"
    ? sql`to_char(${columnNamed(key)}::date, 'YYYY-MM')`
    : sql`${columnNamed(key)}::text`;

/** What the report's chart gathers, of all that was found. */
export async function listChartPoints(ctx: Context, open: OpenReport): Promise<ChartDrawn> {
  const { columns, chart } = open.report;
  const by = columns[chart.by];
  const measure = columns[chart.measure];
  if (!by || !measure) return { isOfTime: false, points: [], left: 0 };
  const isOfTime = by.kind === "date" || by.kind === "month";
  const value = sql`coalesce(${togetherOf(chart.measure, measure)}, 0)`;
  const found = await ctx.db.execute<Point>(sql`
    with found as (${foundRows(open)})
    select ${gatheredBy(chart.by, by)} as gathered_by,
      (${value})::text as value,
      (count(*) over ())::int as groups
    from found group by 1
    order by ${isOfTime ? sql`1 desc nulls last` : sql`${value} desc, 1`}
    limit ${isOfTime ? mostMonths : mostBars}`);
  const points = [...found].map((point) => ({
    label: gatheredLabel(by, point.gathered_by),
    value: point.value,
  }));
  const left = (found[0]?.groups ?? 0) - points.length;
  return { isOfTime, points: isOfTime ? points.toReversed() : points, left };
}
