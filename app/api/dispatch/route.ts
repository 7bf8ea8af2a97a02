import { DispatchDays, dispatchDaysJson } from "@/lib/dispatch/json";
import { listDispatchDays } from "@/lib/dispatch/list-dispatch-days";
import { DispatchWindow } from "@/lib/dispatch/window-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "dispatch.list",
    input: DispatchWindow,
    run: listDispatchDays,
    json: dispatchDaysJson,
    output: DispatchDays,
  }),
});
