import { checkAsked } from "@/lib/compliance/check-gate";
import { CheckRecord, checkJson } from "@/lib/compliance/gate-json";
import { CheckQuery } from "@/lib/compliance/override-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "compliance.check",
    input: CheckQuery,
    run: checkAsked,
    json: checkJson,
    output: CheckRecord,
  }),
});
