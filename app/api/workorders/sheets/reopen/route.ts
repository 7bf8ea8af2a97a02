import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { WorksheetId } from "@/lib/worksheets/input";
import { WorksheetReopened, worksheetReopenedJson } from "@/lib/worksheets/json";
import { reopenWorksheet } from "@/lib/worksheets/reopen-worksheet";

const reopen = endpoint({
  operation: "worksheets.reopen",
  input: WorksheetId,
  run: reopenWorksheet,
  json: worksheetReopenedJson,
  output: WorksheetReopened,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: reopen, PUT: reopen });
