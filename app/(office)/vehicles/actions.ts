"use server";

import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { CertificationInput, CertificationRef } from "@/lib/vehicles/certification-input";
import { createVehicle } from "@/lib/vehicles/create-vehicle";
import { deleteVehicle } from "@/lib/vehicles/delete-vehicle";
import { VehicleChanges, VehicleInput, VehicleRef } from "@/lib/vehicles/input";
import { VehiclePassInput, VehiclePassRef } from "@/lib/vehicles/pass-input";
import { removeCertification as takeCertification } from "@/lib/vehicles/remove-certification";
import { removeVehiclePass as takePass } from "@/lib/vehicles/remove-pass";
import { saveCertification as writeCertification } from "@/lib/vehicles/save-certification";
import { saveVehiclePass as writePass } from "@/lib/vehicles/save-pass";
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

export const savePass = change({
  operation: "vehicles.savePass",
  input: VehiclePassInput,
  run: writePass,
});

export const removePass = change({
  operation: "vehicles.removePass",
  input: VehiclePassRef,
  run: takePass,
});

export const saveCertification = change({
  operation: "vehicles.saveCertification",
  input: CertificationInput,
  run: writeCertification,
});

export const removeCertification = change({
  operation: "vehicles.removeCertification",
  input: CertificationRef,
  run: takeCertification,
});
