import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createWorksheet } from "@/lib/worksheets/create-worksheet";
import { WorksheetInput } from "@/lib/worksheets/input";
import { WorksheetCreated, worksheetCreatedJson } from "@/lib/worksheets/json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "worksheets.create",
    input: WorksheetInput,
    run: createWorksheet,
    json: worksheetCreatedJson,
    output: WorksheetCreated,
    status: 201,
  }),
});
