import { HealthBody, readHealth } from "@/lib/http/health";
import { plainEndpoint } from "@/lib/http/plain-endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: plainEndpoint({
    operation: "api.reference",
    summary: "Tell whether the service works",
    run: readHealth,
    output: HealthBody,
  }),
});
