import { getFields } from "@/lib/files/get-fields";
import { FieldsFilter } from "@/lib/files/input";
import { FieldsBody, fieldsJson } from "@/lib/files/json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "files.fields",
    input: FieldsFilter,
    run: getFields,
    json: fieldsJson,
    output: FieldsBody,
  }),
});
