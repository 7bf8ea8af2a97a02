import * as z from "zod";
import type { DeclaredFilter } from "../lists/declared-filters";
import { asNumberOrNull } from "../values/decimal";
import { listBody, namedBody } from "../wire/output";
import type { ReportAnswer } from "./answer-report";
import { headingOf, reportParams } from "./as-declared";
import type { Compared, ReportPage } from "./get-report-page";
import type { ReportTotals } from "./get-report-totals";
import { reportGroups } from "./groups";
import { isDimension, type Report, type ReportRow } from "./report";

const ReportColumnBody = namedBody("ReportColumn", {
  key: z.string(),
  label: z.string(),
  kind: z.enum(["text", "code", "date", "month", "number", "money", "percent"]),
  labels: z.record(z.string(), z.string()).nullable(),
});

const ReportFilterBody = namedBody("ReportFilter", {
  name: z.string(),
  label: z.string(),
  values: z.array(z.strictObject({ value: z.string(), label: z.string() })).nullable(),
});

const ReportBody = namedBody("Report", {
  slug: z.string(),
  group: z.enum(reportGroups),
  name: z.string(),
  question: z.string(),
  method: z.array(z.string()),
  has_period: z.boolean(),
  columns: z.array(ReportColumnBody),
  filters: z.array(ReportFilterBody),
});

export const ReportListing = listBody(ReportBody);

const optionsOf = (filter: DeclaredFilter) => ("options" in filter ? [...filter.options] : null);

function filtersJson([key, filter]: [string, DeclaredFilter]): z.input<typeof ReportFilterBody>[] {
  if (filter.kind === "unlisted") return [];
  const { label } = filter;
  const name = reportParams[key] ?? key;
  const names = filter.kind === "dates" ? [`${name}_from`, `${name}_to`] : [name];
  return names.map((name) => ({ name, label, values: optionsOf(filter) }));
}

const reportJson = (report: Report): z.input<typeof ReportBody> => ({
  slug: report.slug,
  group: report.group,
  name: report.name,
  question: report.question,
  method: [...report.method],
  has_period: report.hasSpan,
  columns: Object.entries(report.columns).map(([key, column]) => ({
    key,
    label: headingOf(column),
    kind: column.kind,
    labels: isDimension(column) ? { ...column.labels } : null,
  })),
  filters: Object.entries(report.filters).flatMap(filtersJson),
});

export const reportListJson = (reports: readonly Report[]) => ({ data: reports.map(reportJson) });

const Span = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
const Totals = z.record(z.string(), z.number().nullable());

export const ReportRows = listBody(
  z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
).extend({
  period: Span.nullable(),
  totals: Totals,
  previous_period: z.strictObject({ period: Span, totals: Totals }).nullable(),
  previous_year: z.strictObject({ period: Span, totals: Totals }).nullable(),
});

const rowJson = ({ columns }: Report, row: ReportRow) => ({
  id: row.id,
  ...Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      isDimension(column) ? (row[key] ?? null) : asNumberOrNull(row[key] ?? null),
    ]),
  ),
});

const totalsJson = ({ values }: ReportTotals) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asNumberOrNull(value)]));

const comparedJson = (compared: Compared | null) =>
  compared && { period: compared.span, totals: totalsJson(compared.totals) };

const pageJson = ({ report, listed, span, before, yearEarlier }: ReportPage) => ({
  data: listed.rows.map((row) => rowJson(report, row)),
  count: listed.total,
  ...(listed.page ? { page: listed.page.page, page_size: listed.page.pageSize } : {}),
  period: span,
  totals: totalsJson(listed.totals),
  previous_period: comparedJson(before),
  previous_year: comparedJson(yearEarlier),
});

export const reportAnswerJson = ({ page }: ReportAnswer) => (page ? pageJson(page) : {});
