import { RouteInput } from "@/lib/dispatch/input";
import { RouteRecord, routeSavedJson } from "@/lib/dispatch/json";
import { saveRoute } from "@/lib/dispatch/save-route";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    operation: "dispatch.save",
    input: RouteInput,
    run: saveRoute,
    json: routeSavedJson,
    output: RouteRecord,
  }),
});
