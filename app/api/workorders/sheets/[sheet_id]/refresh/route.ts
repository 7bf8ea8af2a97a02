import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getWorksheet } from "@/lib/worksheets/get-worksheet";
import { WorksheetRef } from "@/lib/worksheets/input";
import { WorksheetRecord, worksheetRefreshedJson } from "@/lib/worksheets/json";
import { refreshWorksheet } from "@/lib/worksheets/refresh-worksheet";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "worksheets.refresh",
    summary: "Recompute the lines of a work sheet from the facts of its period",
    subject: named(WorksheetRef, getWorksheet),
    input: WorksheetRef,
    run: refreshWorksheet,
    json: worksheetRefreshedJson,
    output: WorksheetRecord,
  }),
});
