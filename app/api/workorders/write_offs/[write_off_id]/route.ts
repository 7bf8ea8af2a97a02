import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { messageBody } from "@/lib/wire/output";
import { deleteWriteOff } from "@/lib/write-offs/delete-write-off";
import { getWriteOff } from "@/lib/write-offs/get-write-off";
import { WriteOffRef } from "@/lib/write-offs/input";
import { writeOffDeletedJson } from "@/lib/write-offs/json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "writeOffs.delete",
    subject: named(WriteOffRef, getWriteOff),
    input: WriteOffRef,
    run: deleteWriteOff,
    json: writeOffDeletedJson,
    output: messageBody,
  }),
});
