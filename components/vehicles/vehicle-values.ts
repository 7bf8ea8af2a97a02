import type * as z from "zod";
import { formValues } from "@/lib/records/form-values";
import { usualVehicleStatus } from "@/lib/states/vehicle";
import { vehicleFields } from "@/lib/vehicles/fields";
import type { Vehicle } from "@/lib/vehicles/get-vehicle";
import type { VehicleChanges } from "@/lib/vehicles/input";

/** What either schema takes: to register, or to change. */
export type VehicleValues = Partial<z.input<typeof VehicleChanges>>;

const blank: VehicleValues = {
  no_plate: "",
  brand: "",
  model: "",
  type_vehicle: "CAMION",
  status_vehicle: usualVehicleStatus,
  is_active: true,
};

export const vehicleValues = (vehicle: Vehicle | undefined): VehicleValues =>
  vehicle ? { vehicle_id: vehicle.id, ...formValues(vehicleFields, vehicle) } : blank;
