import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { PassRef } from "@/lib/staff/pass-input";
import { PassRemoved, passRemovedJson } from "@/lib/staff/pass-json";
import { removePass } from "@/lib/staff/remove-pass";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "staff.removePass",
    summary: "Delete a technician's pass (soft); id in the body or the query",
    input: PassRef,
    run: removePass,
    json: passRemovedJson,
    output: PassRemoved,
  }),
});
