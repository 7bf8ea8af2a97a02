import type { vehicleStatuses } from "@/db/values";

/** Of a vehicle whose status nobody told. */
export const usualVehicleStatus = "DISPONIBLE" satisfies (typeof vehicleStatuses)[number];
