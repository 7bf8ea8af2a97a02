import { downloadEndpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { VehicleMerge } from "@/lib/merges/input";
import { mergeVehicle } from "@/lib/merges/merge-vehicle";
import { getVehicle } from "@/lib/vehicles/get-vehicle";
import { VehicleRef } from "@/lib/vehicles/input";

const merge = downloadEndpoint({
  operation: "files.merge",
  summary: "The papers of a vehicle, as one PDF",
  input: VehicleMerge,
  subject: named(VehicleRef, getVehicle),
  run: mergeVehicle,
  file: { type: "application/pdf", of: (merged) => merged },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: merge, POST: merge });
