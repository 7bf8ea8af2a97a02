import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getPass } from "@/lib/vehicles/get-pass";
import { PassRef } from "@/lib/vehicles/pass-input";
import { PassRemoved, passRemovedJson } from "@/lib/vehicles/pass-json";
import { removePass } from "@/lib/vehicles/remove-pass";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "vehicles.removePass",
    summary: "Delete a vehicle pass (soft)",
    subject: named(PassRef, getPass),
    input: PassRef,
    run: removePass,
    json: passRemovedJson,
    output: PassRemoved,
  }),
});
