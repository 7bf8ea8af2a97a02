import { FieldsFilter } from "@/lib/files/input";
import { FieldsBody, fieldsJson } from "@/lib/files/json";
import { listFields } from "@/lib/files/list-fields";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "files.fields",
    input: FieldsFilter,
    run: listFields,
    json: fieldsJson,
    output: FieldsBody,
  }),
});
