import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listPasses } from "@/lib/staff/list-passes";
import { PassChanges, PassInput, PassList } from "@/lib/staff/pass-input";
import { PassListing, PassRecord, passListJson, passSavedJson } from "@/lib/staff/pass-json";
import { savePass } from "@/lib/staff/save-pass";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "staff.listPasses",
    summary: "Get one technician's pass by its id, or those of a technician or of all",
    input: PassList,
    run: listPasses,
    json: passListJson,
    output: PassListing,
  }),
  POST: endpoint({
    operation: "staff.savePass",
    summary:
      "Create a technician's pass (technical_id, bloque, fecha_caducidad), or update the given fields of the one with the id",
    input: PassInput,
    run: savePass,
    json: passSavedJson,
    output: PassRecord,
    status: ({ isNew }) => (isNew ? 201 : 200),
  }),
  PUT: endpoint({
    operation: "staff.savePass",
    summary: "Update the given fields of the technician's pass named in the body",
    input: PassChanges,
    run: savePass,
    json: passSavedJson,
    output: PassRecord,
  }),
});
