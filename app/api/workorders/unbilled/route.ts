import { UnbilledQuery } from "@/lib/billing/input";
import { UnbilledListBody, unbilledListJson } from "@/lib/billing/json";
import { listUnbilled } from "@/lib/billing/list-unbilled";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "worksheets.unbilled",
    input: UnbilledQuery,
    run: listUnbilled,
    json: unbilledListJson,
    output: UnbilledListBody,
  }),
});
