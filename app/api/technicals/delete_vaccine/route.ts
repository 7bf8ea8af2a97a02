import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { removeVaccine } from "@/lib/staff/remove-vaccine";
import { VaccineRef } from "@/lib/staff/vaccine-input";
import { VaccineRemoved, vaccineRemovedJson } from "@/lib/staff/vaccine-json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "staff.removeVaccine",
    input: VaccineRef,
    run: removeVaccine,
    json: vaccineRemovedJson,
    output: VaccineRemoved,
  }),
});
