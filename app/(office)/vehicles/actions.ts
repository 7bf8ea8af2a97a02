"use server";

import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { createVehicle } from "@/lib/vehicles/create-vehicle";
import { deleteVehicle } from "@/lib/vehicles/delete-vehicle";
import { VehicleChanges, VehicleInput, VehicleRef } from "@/lib/vehicles/input";
import { updateVehicle } from "@/lib/vehicles/update-vehicle";

export const create = action({
  operation: "vehicles.create",
  input: VehicleInput,
  run: createVehicle,
  show: ({ id }) => links.vehicle(id),
});

export const update = change({
  operation: "vehicles.update",
  input: VehicleChanges,
  run: updateVehicle,
  show: ({ id }) => links.vehicle(id),
});

export const remove = change({
  operation: "vehicles.delete",
  input: VehicleRef,
  run: deleteVehicle,
});
