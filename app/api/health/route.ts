import * as z from "zod";
import { answerHealth, HealthBody } from "@/lib/http/health";
import { LifeBody } from "@/lib/http/life";
import { plainEndpoint } from "@/lib/http/plain-endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: plainEndpoint({
    operation: "api.reference",
    summary:
      "Tell whether the service works; live=1 whether it runs, ready=1 whether to send it requests",
    input: z.object({ live: z.literal("1").optional(), ready: z.literal("1").optional() }),
    run: answerHealth,
    output: z.union([HealthBody, LifeBody]),
  }),
});
