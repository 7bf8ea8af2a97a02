import { type ExportColumn, exportContentTypes, exportFileName } from "../exports/export-table";
import { spoolTable } from "../exports/spool-table";
import type { Context } from "../kernel/context";
import { headingOf } from "./as-declared";
import { getPivot } from "./get-pivot";
import { cellKey, type Pivot, type PivotAsked, type PivotHead } from "./pivot-cells";
import type { Report } from "./report";
import type { ReportFile, ReportTableFormat } from "./report-file";
import { openReport, type ReportAsked } from "./report-sql";

function columnsOf(report: Report, asked: PivotAsked, pivot: Pivot): ExportColumn<PivotHead>[] {
  const down = report.columns[asked.down];
  const heads = [...pivot.across, { key: "", label: "Total" }];
  return [
    { header: down ? headingOf(down) : "", type: "text", value: ({ label }) => label },
    ...heads.map(
      ({ key, label }): ExportColumn<PivotHead> => ({
        header: label,
        type: "number",
        value: (row) => pivot.values.get(cellKey(row.key, key)) ?? null,
      }),
    ),
  ];
}

async function* inOneLot<Row>(rows: readonly Row[]) {
  yield rows;
}

/** The crossed table as it is shown, with its totals. */
export async function pivotFile(
  ctx: Context,
  report: Report,
  { format, pivot: asked, ...of }: ReportAsked & { format: ReportTableFormat; pivot: PivotAsked },
): Promise<ReportFile> {
  const pivot = await getPivot(ctx, await openReport(ctx, report, of), asked);
  const name = `${report.name} cruzado`;
  const rows = [...pivot.down, { key: "", label: "Total" }];
  const columns = columnsOf(report, asked, pivot);
  const file = await spoolTable({ name, columns, rows: inOneLot(rows) }, { format });
  return {
    fileName: exportFileName(name, format),
    type: exportContentTypes[format],
    bytes: file.createReadStream(),
  };
}
