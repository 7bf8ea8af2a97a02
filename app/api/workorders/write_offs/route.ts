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
    input: WriteOffList,
    run: listWriteOffs,
    json: writeOffListJson,
    output: WriteOffListing,
  }),
  POST: endpoint({
    operation: "writeOffs.create",
    input: WriteOffInput,
    run: createWriteOff,
    json: writeOffCreatedJson,
    output: WriteOffRecord,
    status: 201,
  }),
});
