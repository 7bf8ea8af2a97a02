import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getVehiclePass } from "@/lib/vehicles/get-pass";
import { VehiclePassRef } from "@/lib/vehicles/pass-input";
import { VehiclePassRemoved, vehiclePassRemovedJson } from "@/lib/vehicles/pass-json";
import { removeVehiclePass } from "@/lib/vehicles/remove-pass";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "vehicles.removePass",
    subject: named(VehiclePassRef, getVehiclePass),
    input: VehiclePassRef,
    run: removeVehiclePass,
    json: vehiclePassRemovedJson,
    output: VehiclePassRemoved,
  }),
});
