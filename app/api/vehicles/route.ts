import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createVehicle } from "@/lib/vehicles/create-vehicle";
import { VehicleInput, VehicleList } from "@/lib/vehicles/input";
import {
  VehicleListing,
  VehicleRecord,
  vehicleCreatedJson,
  vehicleListJson,
} from "@/lib/vehicles/json";
import { listVehicles } from "@/lib/vehicles/list-vehicles";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "vehicles.list",
    input: VehicleList,
    run: listVehicles,
    json: vehicleListJson,
    output: VehicleListing,
  }),
  POST: endpoint({
    operation: "vehicles.create",
    input: VehicleInput,
    run: createVehicle,
    json: vehicleCreatedJson,
    output: VehicleRecord,
    status: 201,
  }),
});
