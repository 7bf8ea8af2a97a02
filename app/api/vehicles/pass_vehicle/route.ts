import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listPasses } from "@/lib/vehicles/list-passes";
import { PassChanges, PassInput, PassList } from "@/lib/vehicles/pass-input";
import { PassListing, PassRecord, passListJson, passSavedJson } from "@/lib/vehicles/pass-json";
import { savePass } from "@/lib/vehicles/save-pass";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "vehicles.listPasses",
    summary: "Get one vehicle pass by its id, or those of a vehicle or of all",
    input: PassList,
    run: listPasses,
    json: passListJson,
    output: PassListing,
  }),
  POST: endpoint({
    operation: "vehicles.savePass",
    summary:
      "Create a vehicle pass (vehicle_id, bloque, fecha_caducidad), or update the given fields of the one with the id",
    input: PassInput,
    run: savePass,
    json: passSavedJson,
    output: PassRecord,
    status: ({ isNew }) => (isNew ? 201 : 200),
  }),
  PUT: endpoint({
    operation: "vehicles.savePass",
    summary: "Update the given fields of the vehicle pass named in the body",
    input: PassChanges,
    run: savePass,
    json: passSavedJson,
    output: PassRecord,
  }),
});
