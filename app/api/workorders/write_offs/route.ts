import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createWriteOff } from "@/lib/write-offs/create-write-off";
import { WriteOffInput, WriteOffList } from "@/lib/write-offs/input";
import {
  WriteOffListing,
  WriteOffRecord,
  writeOffCreatedJson,
  writeOffListJson,
} from "@/lib/write-offs/json";
import { listWriteOffs } from "@/lib/write-offs/list-write-offs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "writeOffs.list",
    summary: "List the days that will not be billed, with their amount, reason and author",
    input: WriteOffList,
    run: listWriteOffs,
    json: writeOffListJson,
    output: WriteOffListing,
  }),
  POST: endpoint({
    operation: "writeOffs.create",
    summary: "Give up billing days of an assignment that were done and no work sheet bills",
    input: WriteOffInput,
    run: createWriteOff,
    json: writeOffCreatedJson,
    output: WriteOffRecord,
    status: 201,
  }),
});
