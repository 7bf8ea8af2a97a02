import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { WorksheetChanges } from "@/lib/worksheets/input";
import { WorksheetUpdated, worksheetUpdatedJson } from "@/lib/worksheets/json";
import { updateWorksheet } from "@/lib/worksheets/update-worksheet";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    operation: "worksheets.update",
    input: WorksheetChanges,
    run: updateWorksheet,
    json: worksheetUpdatedJson,
    output: WorksheetUpdated,
  }),
});
