import { copyWeek } from "@/lib/dispatch/copy-week";
import { CopyWeekInput } from "@/lib/dispatch/plan-input";
import { FilledRoutes, filledJson } from "@/lib/dispatch/plan-json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "dispatch.copyWeek",
    input: CopyWeekInput,
    run: copyWeek,
    json: filledJson,
    output: FilledRoutes,
  }),
});
