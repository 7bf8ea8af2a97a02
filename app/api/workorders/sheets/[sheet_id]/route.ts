import { getWorksheet } from "@/lib/billing/get-worksheet";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { WorksheetRef } from "@/lib/worksheets/input";
import { WorksheetBody, worksheetRecordJson } from "@/lib/worksheets/json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "worksheets.get",
    input: WorksheetRef,
    run: getWorksheet,
    json: worksheetRecordJson,
    output: WorksheetBody,
  }),
});
