import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listVehiclePasses } from "@/lib/vehicles/list-passes";
import { VehiclePassChanges, VehiclePassInput, VehiclePassList } from "@/lib/vehicles/pass-input";
import {
  VehiclePassListing,
  VehiclePassRecord,
  vehiclePassListJson,
  vehiclePassSavedJson,
} from "@/lib/vehicles/pass-json";
import { saveVehiclePass } from "@/lib/vehicles/save-pass";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "vehicles.listPasses",
    input: VehiclePassList,
    run: listVehiclePasses,
    json: vehiclePassListJson,
    output: VehiclePassListing,
  }),
  POST: endpoint({
    operation: "vehicles.savePass",
    input: VehiclePassInput,
    run: saveVehiclePass,
    json: vehiclePassSavedJson,
    output: VehiclePassRecord,
    status: ({ isNew }) => (isNew ? 201 : 200),
  }),
  PUT: endpoint({
    operation: "vehicles.savePass",
    summary: "Update the given fields of the vehicle pass named in the body",
    input: VehiclePassChanges,
    run: saveVehiclePass,
    json: vehiclePassSavedJson,
    output: VehiclePassRecord,
  }),
});
