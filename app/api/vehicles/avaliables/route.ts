import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ActiveVehicles } from "@/lib/vehicles/input";
import { VehicleListing, vehicleListJson } from "@/lib/vehicles/json";
import { listVehicles } from "@/lib/vehicles/list-vehicles";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "vehicles.list",
    summary: "List the active vehicles with their passes and certifications",
    input: ActiveVehicles,
    run: listVehicles,
    json: vehicleListJson,
    output: VehicleListing,
  }),
});
