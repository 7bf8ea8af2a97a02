import { reportFormats } from "@/db/values";
import { spendAllowance } from "../attempts/spend-allowance";
import type { Handler } from "../http/declaration";
import { downloadResponse } from "../http/file-answer";
import { arrivalAtScreen, memberContext } from "../http/open-context";
import { askedOfAddress } from "../reports/asked-of-address";
import { askedPivot } from "../reports/asked-pivot";
import { pivotFile } from "../reports/pivot-file";
import { getReport } from "../reports/registry";
import { reportFile } from "../reports/report-file";
import { paramsOf } from "./params-of";
import { refusalTo } from "./refusal-to";

/** All that a report's address finds, as CSV, XLSX or PDF (`?format=`). */
export const reportDownload: Handler = async (request, { params }) => {
  try {
    const now = new Date();
    const ctx = memberContext(request, await arrivalAtScreen(request, now), now, "reports.get");
    const report = getReport(ctx.caller, String((await params).report));
    const given = paramsOf(request);
    const format = reportFormats.find((known) => known === given.format) ?? "csv";
    const told = await spendAllowance(ctx, format === "pdf" ? "print" : "export");
    const { signal } = request;
    const asked = { ...askedOfAddress(report, given, ctx.today), format, signal };
    const { isAsked, ...pivot } = askedPivot(report, given);
    const file =
      isAsked && asked.format !== "pdf"
        ? await pivotFile(ctx, report, { ...asked, format: asked.format, pivot })
        : await reportFile(ctx, report, asked);
    return downloadResponse(file, file.type, { headers: told, request });
  } catch (thrown) {
    return refusalTo(request, thrown);
  }
};
