import { DispatchDays, dispatchDaysJson } from "@/lib/dispatch/json";
import { listDispatchDays } from "@/lib/dispatch/list-dispatch-days";
import { DispatchRange } from "@/lib/dispatch/range-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "dispatch.list",
    input: DispatchRange,
    run: listDispatchDays,
    json: dispatchDaysJson,
    output: DispatchDays,
  }),
});
