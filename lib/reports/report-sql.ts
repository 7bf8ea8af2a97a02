import { and, type SQL, sql } from "drizzle-orm";
import { contains } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Sort } from "../lists/address";
import type { DeclaredFilters, ReadersOf } from "../lists/declared-filters";
import type { FilterValues } from "../lists/filter-readers";
import { isDimension, type Report, type ReportColumn } from "./report";
import type { ReportSpan } from "./span";

/** A report with what its address or a client asks of it; its rows are computed by whatever asks `source`. */
export type OpenReport = {
  report: Report;
  source: SQL;
  search: string | undefined;
  sort: Sort | null;
};

export type ReportAsked = {
  search?: string | undefined;
  sort?: Sort | null;
  filters: FilterValues<ReadersOf<DeclaredFilters>>;
  span: ReportSpan;
};

export async function openReport(
  ctx: Context,
  report: Report,
  { search, sort = null, filters, span }: ReportAsked,
): Promise<OpenReport> {
  return { report, source: await report.rows(ctx, filters, span), search, sort };
}

export const columnNamed = (key: string): SQL => sql`${sql.identifier(key)}`;

const scales = {
  percent: { factor: 100, decimals: 1 },
  money: { factor: 1, decimals: 2 },
  number: { factor: 1, decimals: 2 },
};

function ratioOf(kind: keyof typeof scales, of: SQL, per: SQL): SQL {
  const { factor, decimals } = scales[kind];
  return sql`round(${of} * ${sql.raw(String(factor))}.0 / nullif(${per}, 0), ${sql.raw(String(decimals))})`;
}

/** Of one row. */
function rowValueOf(key: string, column: ReportColumn): SQL {
  if (column.role === "ratio")
    return ratioOf(column.kind, columnNamed(column.of), columnNamed(column.per));
  return columnNamed(key);
}

const gathered = {
  sum: (value: SQL) => sql`coalesce(sum(${value}), 0)`,
  average: (value: SQL) => sql`round(avg(${value}), 2)`,
  largest: (value: SQL) => sql`max(${value})`,
};

/** Of many rows; null where many say nothing together. */
export function togetherOf(key: string, column: ReportColumn): SQL {
  if (isDimension(column)) return sql`null`;
  if (column.role === "ratio")
    return ratioOf(
      column.kind,
      sql`sum(${columnNamed(column.of)})`,
      sql`sum(${columnNamed(column.per)})`,
    );
  return column.together ? gathered[column.together](columnNamed(key)) : sql`null`;
}

const asText = (value: SQL, key: string): SQL => sql`(${value})::text as ${columnNamed(key)}`;

const fieldsOf = (
  { columns }: Pick<Report, "columns">,
  of: (key: string, column: ReportColumn) => SQL,
): SQL =>
  sql.join(
    Object.entries(columns).map(([key, column]) => asText(of(key, column), key)),
    sql`, `,
  );

/** As people read it: codes are asked and ordered by what they are called. */
function wordsOf(key: string, column: ReportColumn): SQL {
  const labels = isDimension(column) ? column.labels : undefined;
  return labels
    ? sql`coalesce(${JSON.stringify(labels)}::jsonb ->> ${columnNamed(key)}, ${columnNamed(key)})`
    : sql`${columnNamed(key)}::text`;
}

const searched = ({ columns }: Pick<Report, "columns">, search: string | undefined): SQL => {
  const texts = Object.entries(columns).flatMap(([key, column]) =>
    isDimension(column) && (column.kind === "text" || column.kind === "code")
      ? [sql`coalesce(${wordsOf(key, column)}, '')`]
      : [],
  );
  const found = search && texts.length > 0 ? contains(texts, search) : undefined;
  return found ? sql`where ${and(found)}` : sql``;
};

/** All rows that the question finds, as the report writes them. */
export const foundRows = ({ report, source, search }: OpenReport): SQL =>
  sql`select * from (${source}) as report_rows ${searched(report, search)}`;

/** The report's own order, or what was asked; ties are broken by the id. */
function reportOrder({ report, sort }: OpenReport): SQL {
  const key = sort?.field ?? report.order.by;
  const column = report.columns[key];
  if (!column) return sql`order by id`;
  const isDescending = sort ? sort.direction === "desc" : report.order.descending === true;
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const isWord = isDimension(column) && column.kind === "text";
  const value = isWord ? sql`${wordsOf(key, column)} collate "es-x-icu"` : rowValueOf(key, column);
  return sql`order by ${value} ${direction}, found.id`;
}

export const selectRows = (open: OpenReport): SQL =>
  sql`with found as (${foundRows(open)})
    select found.id::text as id, ${fieldsOf(open.report, rowValueOf)} from found ${reportOrder(open)}`;

export const selectTotals = (open: OpenReport): SQL =>
  sql`with found as (${foundRows(open)})
    select count(*)::int as rows_in_all, ${fieldsOf(open.report, togetherOf)} from found`;

/** Rows that were computed here, for the database to order, sum and gather. */
export const rowsOf = (
  columns: Readonly<Record<string, "text" | "numeric" | "integer" | "date">>,
  rows: readonly object[],
): SQL =>
  sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(
    Object.entries(columns)
      .map(([key, type]) => `"${key}" ${type}`)
      .join(", "),
  )})`;
