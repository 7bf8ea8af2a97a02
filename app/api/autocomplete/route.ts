import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { UsedValuesInput } from "@/lib/search/input";
import { UsedValues, usedValuesJson } from "@/lib/search/json";
import { listUsedValues } from "@/lib/search/list-used-values";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "search.usedValues",
    input: UsedValuesInput,
    run: listUsedValues,
    json: usedValuesJson,
    output: UsedValues,
  }),
});
