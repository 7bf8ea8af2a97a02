import type * as z from "zod";
import { reportFormats } from "@/db/values";
import { spendAllowance } from "../attempts/spend-allowance";
import type { Context } from "../kernel/context";
import { pageOrFirst } from "../lists/page";
import { getReportPage, type ReportPage } from "./get-report-page";
import type { ReportAskedFor } from "./input";
import { readAsked } from "./read-asked";
import { getReport } from "./registry";
import { type ReportFile, reportFile } from "./report-file";

export type ReportAnswer =
  | { page: ReportPage; file: null }
  | { page: null; file: ReportFile; told: Record<string, string> };

/** A page of it, or its file. */
export async function answerReport(
  ctx: Context,
  raw: z.output<typeof ReportAskedFor>,
): Promise<ReportAnswer> {
  const report = getReport(ctx.caller, raw.report);
  const asked = readAsked(ctx, report, raw);
  const format = reportFormats.find((known) => known === raw.format);
  if (!format) {
    const page = pageOrFirst(raw.page, raw.page_size);
    return { page: await getReportPage(ctx, report, { ...asked, page }), file: null };
  }
  const told = await spendAllowance(ctx, format === "pdf" ? "print" : "export");
  const file = await reportFile(ctx, report, { ...asked, format, signal: ctx.leaving });
  return { page: null, file, told };
}
