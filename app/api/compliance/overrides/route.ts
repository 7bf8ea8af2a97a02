import { createOverride } from "@/lib/compliance/create-override";
import { listOverrideRows } from "@/lib/compliance/list-override-rows";
import { OverrideInput, OverrideList } from "@/lib/compliance/override-input";
import {
  OverrideListing,
  OverrideRecord,
  overrideCreatedJson,
  overrideJson,
} from "@/lib/compliance/rule-json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listJson } from "@/lib/lists/page";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "compliance.overrides",
    input: OverrideList,
    run: listOverrideRows,
    json: (listed) => listJson(listed, overrideJson),
    output: OverrideListing,
  }),
  POST: endpoint({
    operation: "compliance.override",
    input: OverrideInput,
    run: createOverride,
    json: overrideCreatedJson,
    output: OverrideRecord,
    status: 201,
  }),
});
