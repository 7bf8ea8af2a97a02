"use server";

import { change } from "@/lib/next/action";
import { VehiclePassInput, VehiclePassRef } from "@/lib/vehicles/pass-input";
import { removeVehiclePass } from "@/lib/vehicles/remove-pass";
import { saveVehiclePass } from "@/lib/vehicles/save-pass";

export const save = change({
  operation: "vehicles.savePass",
  input: VehiclePassInput,
  run: saveVehiclePass,
});

export const remove = change({
  operation: "vehicles.removePass",
  input: VehiclePassRef,
  run: removeVehiclePass,
});
