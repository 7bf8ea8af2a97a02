import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { messageBody } from "@/lib/wire/output";
import { deleteWorksheet } from "@/lib/worksheets/delete-worksheet";
import { WorksheetId } from "@/lib/worksheets/input";
import { worksheetDeletedJson } from "@/lib/worksheets/json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "worksheets.delete",
    input: WorksheetId,
    run: deleteWorksheet,
    json: worksheetDeletedJson,
    output: messageBody,
  }),
});
