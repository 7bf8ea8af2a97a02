import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReportsAsked } from "@/lib/reports/input";
import { ReportListing, reportListJson } from "@/lib/reports/json";
import { listReports } from "@/lib/reports/registry";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "reports.list",
    input: ReportsAsked,
    run: async ({ caller }) => listReports(caller),
    json: reportListJson,
    output: ReportListing,
  }),
});
