import { fillRoutes } from "@/lib/dispatch/fill-routes";
import { ProposeInput } from "@/lib/dispatch/plan-input";
import { FilledRoutes, filledJson } from "@/lib/dispatch/plan-json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "dispatch.propose",
    input: ProposeInput,
    run: fillRoutes,
    json: filledJson,
    output: FilledRoutes,
  }),
});
