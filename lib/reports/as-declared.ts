import type { DeclaredColumn, DeclaredList } from "../lists/declared";
import type { Decimal } from "../values/decimal";
import { monthName } from "../values/months";
import { gatheredLabel } from "./gathered-label";
import { isDimension, type Report, type ReportColumn, type ReportRow } from "./report";

const listKinds = {
  text: "text",
  code: "code",
  date: "date",
  month: "code",
  number: "number",
  percent: "percent",
  money: "money",
} as const satisfies Record<ReportColumn["kind"], string>;

/** "oct 2026". */
const monthWords = (month: string) => `${monthName(month).slice(0, 3)} ${month.slice(0, 4)}`;

const valueIn = (key: string, column: ReportColumn) => (row: ReportRow) => {
  const value = row[key] ?? null;
  if (value === null) return null;
  return column.kind === "month" ? monthWords(value) : gatheredLabel(column, value);
};

/** With its unit where figures need one. */
export const headingOf = ({ label, kind }: ReportColumn): string =>
  kind === "percent" ? `${label} (%)` : label;

const listColumn = ([key, column]: [string, ReportColumn]): [string, DeclaredColumn<ReportRow>] => {
  const look = {
    label: headingOf(column),
    sort: true,
    ...(column.hidden ? { hidden: true } : {}),
    ...(isDimension(column) && column.kind === "text" ? { wide: true } : {}),
  } as const;
  const value = valueIn(key, column) as (row: ReportRow) => Decimal | null;
  return [key, { ...look, kind: listKinds[column.kind], value } as DeclaredColumn<ReportRow>];
};

/** What the report's chart draws. */
export function chartTitleOf({ columns, chart }: Report): string {
  const [by, measure] = [columns[chart.by], columns[chart.measure]];
  if (!by || !measure) return "";
  const isOfTime = by.kind === "date" || by.kind === "month";
  return `${headingOf(measure)} por ${isOfTime ? "mes" : by.label.toLowerCase()}`;
}

/** Names in the address, where they differ from the filter's. */
export const reportParams: Readonly<Record<string, string>> = {
  projectId: "project_id",
  partnerId: "partner_id",
  equipmentId: "equipment_id",
};

/** Tables, files and papers of reports are those of lists. */
export const asDeclared = (report: Report): DeclaredList<ReportRow, "reports.get"> => ({
  id: `report-${report.slug}`,
  operation: "reports.get",
  name: report.name,
  rows: "Filas",
  search: "Buscar en el reporte",
  columns: Object.fromEntries(Object.entries(report.columns).map(listColumn)),
  filters: report.filters,
  params: reportParams,
  empty: {
    title: "Nada que contar",
    description: "Con lo que se pregunta no se encuentra ningún registro.",
  },
});
