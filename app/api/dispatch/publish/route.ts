import { PublishInput } from "@/lib/dispatch/plan-input";
import { PublishedRoutes, publishedJson } from "@/lib/dispatch/plan-json";
import { publishRoutes } from "@/lib/dispatch/publish-routes";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "dispatch.publish",
    input: PublishInput,
    run: publishRoutes,
    json: publishedJson,
    output: PublishedRoutes,
  }),
});
