import type { Readable } from "node:stream";
import type { reportFormats } from "@/db/values";
import { exportContentTypes, exportFileName } from "../exports/export-table";
import { fileColumns } from "../exports/file-columns";
import { spoolRows } from "../exports/spool-rows";
import type { Context } from "../kernel/context";
import { asDeclared } from "./as-declared";
import { printReport } from "./print-report";
import { readReport } from "./read-report";
import type { Report } from "./report";
import { openReport, type ReportAsked } from "./report-sql";

export type ReportFormat = (typeof reportFormats)[number];

export type ReportTableFormat = Exclude<ReportFormat, "pdf">;

export type ReportFile = { fileName: string; type: string; bytes: Uint8Array | Readable };

type Asked = ReportAsked & { format: ReportFormat; signal?: AbortSignal | undefined };

/** Of a report; more make a file that no spreadsheet opens in a minute. */
const mostInWorkbook = 100_000;

const never = new AbortController().signal;

/** All that the report finds; 400 where it is more than the format holds. */
export async function reportFile(
  ctx: Context,
  report: Report,
  { format, signal = never, ...asked }: Asked,
): Promise<ReportFile> {
  if (format === "pdf") {
    const { fileName, bytes } = await printReport(ctx, report, asked);
    return { fileName, bytes, type: "application/pdf" };
  }
  const file = await spoolRows(ctx, {
    name: report.name,
    columns: fileColumns(asDeclared(report), ctx.timeZone),
    rows: async function* (ctx: Context) {
      yield* readReport(ctx, await openReport(ctx, report, asked));
    },
    format,
    mostInWorkbook,
    signal,
  });
  const fileName = exportFileName(report.name, format);
  return { fileName, bytes: file.createReadStream(), type: exportContentTypes[format] };
}
