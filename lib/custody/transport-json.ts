import * as z from "zod";
import { namedBody } from "../wire/output";
import type { ChainRow } from "./queries";

export const TechnicianBody = namedBody("ChainTechnical", {
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
});

export const VehicleBody = namedBody("ChainVehicle", {
  id: z.int(),
  no_plate: z.string(),
  brand: z.string(),
  model: z.string().nullable(),
});

export const technicianJson = (technician: ChainRow["technician"]) =>
  technician && {
    id: technician.id,
    first_name: technician.firstName,
    last_name: technician.lastName,
  };

export const vehicleJson = (vehicle: ChainRow["vehicle"]) =>
  vehicle && {
    id: vehicle.id,
    no_plate: vehicle.plate,
    brand: vehicle.brand,
    model: vehicle.model,
  };
