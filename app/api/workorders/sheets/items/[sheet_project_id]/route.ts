import { getWorksheet } from "@/lib/billing/get-worksheet";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { addLine } from "@/lib/worksheets/add-line";
import { ItemList, ItemsRef, LineInput } from "@/lib/worksheets/line-input";
import { LineListing, LineRecord, lineAddedJson, lineListJson } from "@/lib/worksheets/line-json";
import { listLines } from "@/lib/worksheets/list-lines";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "worksheets.get",
    summary: "List the lines of a work sheet",
    subject: named(ItemsRef, getWorksheet),
    input: ItemList,
    run: listLines,
    json: lineListJson,
    output: LineListing,
  }),
  POST: endpoint({
    operation: "worksheets.addLine",
    subject: named(ItemsRef, getWorksheet),
    input: LineInput,
    run: addLine,
    json: lineAddedJson,
    output: LineRecord,
    status: 201,
  }),
});
