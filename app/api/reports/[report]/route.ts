import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { answerReport } from "@/lib/reports/answer-report";
import { ReportAskedFor } from "@/lib/reports/input";
import { ReportRows, reportAnswerJson } from "@/lib/reports/json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "reports.get",
    input: ReportAskedFor,
    run: answerReport,
    json: reportAnswerJson,
    madeFile: ({ file }) => file,
    headers: ({ file, ...answered }) => (file && "told" in answered ? answered.told : {}),
    output: ReportRows,
  }),
});
