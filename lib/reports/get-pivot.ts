import { sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { Decimal } from "../values/decimal";
import { gatheredBy } from "./list-chart-points";
import { cellKey, type Pivot, type PivotAsked, type PivotHead } from "./pivot-cells";
import { isDimension } from "./report";
import { foundRows, type OpenReport, togetherOf } from "./report-sql";
import { showReported } from "./shown-value";

const pivotLimits = { down: 200, across: 60 };

const none = "—";

type Cell = { down: string | null; across: string | null; of_down: number; of_across: number };

const headsOf = (texts: ReadonlySet<string>, name: (text: string) => string): PivotHead[] =>
  [...texts].map((key) => ({ key, label: name(key) }));

/** With the totals of rows, of columns and of all. */
export async function getPivot(ctx: Context, open: OpenReport, asked: PivotAsked): Promise<Pivot> {
  const { columns } = open.report;
  const [down, across, measure] = [
    columns[asked.down],
    columns[asked.across],
    columns[asked.measure],
  ];
  if (!isDimension(down) || !isDimension(across) || !measure)
    throw new Refused("El reporte no tiene esas columnas.", "unknown_column");
  const most = (pivotLimits.down + 1) * (pivotLimits.across + 1) + 1;
  const cells = await ctx.db.execute<Cell & { value: string | null }>(sql`
    with found as (${foundRows(open)}),
      gathered as (select *, coalesce(${gatheredBy(asked.down, down)}, ${none}) as down_by,
        coalesce(${gatheredBy(asked.across, across)}, ${none}) as across_by from found)
    select down_by as down, across_by as across, grouping(down_by) as of_down, grouping(across_by) as of_across,
      (${togetherOf(asked.measure, measure)})::text as value
    from gathered group by grouping sets ((down_by, across_by), (down_by), (across_by), ())
    order by down_by collate "es-x-icu", across_by collate "es-x-icu" limit ${most}`);
  const pivot = pivotOf([...cells]);
  if (pivot.down.size > pivotLimits.down || pivot.across.size > pivotLimits.across)
    throw new Refused(
      `La tabla cruzada tendría más de ${pivotLimits.down} filas o ${pivotLimits.across} columnas: filtre el reporte o elija otras.`,
      "pivot_too_large",
    );
  const nameOf = (column: typeof down) => (text: string) =>
    text === none
      ? none
      : showReported(column.kind === "date" ? { ...column, kind: "month" } : column, text);
  return {
    down: headsOf(pivot.down, nameOf(down)),
    across: headsOf(pivot.across, nameOf(across)),
    values: pivot.values,
  };
}

const textsOf = (texts: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(texts.filter((text) => text !== null));

const pivotOf = (cells: readonly (Cell & { value: string | null })[]) => ({
  down: textsOf(cells.map(({ of_down, down }) => (of_down === 0 ? down : null))),
  across: textsOf(
    cells.map(({ of_across, across }) => (of_across === 0 ? across : null)).toSorted(),
  ),
  values: new Map<string, Decimal | null>(
    cells.map(({ down, across, value }) => [cellKey(down ?? "", across ?? ""), value]),
  ),
});
