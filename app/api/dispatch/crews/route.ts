import { CrewRecord, crewSavedJson } from "@/lib/dispatch/json";
import { CrewInput } from "@/lib/dispatch/plan-input";
import { setCrew } from "@/lib/dispatch/set-crew";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    operation: "dispatch.setCrew",
    input: CrewInput,
    run: setCrew,
    json: crewSavedJson,
    output: CrewRecord,
  }),
});
