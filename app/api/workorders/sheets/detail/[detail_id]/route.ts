import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getLine } from "@/lib/worksheets/get-line";
import { getLineFacts } from "@/lib/worksheets/get-line-facts";
import { LineFactsRecord, lineFactsJson } from "@/lib/worksheets/line-days-json";
import { LineRef, LineUpdate } from "@/lib/worksheets/line-input";
import {
  LineRecord,
  LineRemoved,
  lineRemovedJson,
  lineUpdatedJson,
} from "@/lib/worksheets/line-json";
import { removeLine } from "@/lib/worksheets/remove-line";
import { updateLine } from "@/lib/worksheets/update-line";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "worksheets.get",
    summary: "Get a line with the facts behind each of its days",
    input: LineRef,
    run: getLineFacts,
    json: lineFactsJson,
    output: LineFactsRecord,
  }),
  PUT: endpoint({
    operation: "worksheets.updateLine",
    subject: named(LineRef, getLine),
    input: LineUpdate,
    run: updateLine,
    json: lineUpdatedJson,
    output: LineRecord,
  }),
  DELETE: endpoint({
    operation: "worksheets.removeLine",
    subject: named(LineRef, getLine),
    input: LineRef,
    run: removeLine,
    json: lineRemovedJson,
    output: LineRemoved,
  }),
});
