import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteVehicle } from "@/lib/vehicles/delete-vehicle";
import { getVehicle } from "@/lib/vehicles/get-vehicle";
import { getVehicleCard } from "@/lib/vehicles/get-vehicle-card";
import { VehicleChanges, VehicleRef } from "@/lib/vehicles/input";
import {
  VehicleRecord,
  vehicleDeletedJson,
  vehicleRecordJson,
  vehicleUpdatedJson,
} from "@/lib/vehicles/json";
import { updateVehicle } from "@/lib/vehicles/update-vehicle";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "vehicles.get",
    input: VehicleRef,
    run: getVehicleCard,
    json: vehicleRecordJson,
    output: VehicleRecord,
  }),
  PUT: endpoint({
    operation: "vehicles.update",
    subject: named(VehicleRef, getVehicle),
    input: VehicleChanges,
    run: updateVehicle,
    json: vehicleUpdatedJson,
    output: VehicleRecord,
  }),
  DELETE: endpoint({
    operation: "vehicles.delete",
    subject: named(VehicleRef, getVehicle),
    input: VehicleRef,
    run: deleteVehicle,
    json: vehicleDeletedJson,
    output: messageBody,
  }),
});
