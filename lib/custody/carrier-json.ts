import * as z from "zod";
import { namedBody } from "../wire/output";
import type { CustodyChain } from "./queries";

export const TechnicalBody = namedBody("ChainTechnical", {
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

export const technicalJson = (technical: CustodyChain["technical"]) =>
  technical && {
    id: technical.id,
    first_name: technical.firstName,
    last_name: technical.lastName,
  };

export const vehicleJson = (vehicle: CustodyChain["vehicle"]) =>
  vehicle && {
    id: vehicle.id,
    no_plate: vehicle.plate,
    brand: vehicle.brand,
    model: vehicle.model,
  };
