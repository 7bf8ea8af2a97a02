import * as z from "zod";
import { certificateStatuses, vehicleStatuses, vehicleTypes } from "@/db/values";
import { alwaysPaged, filter, paging, QueryFlag, wholeUnlessPaged } from "../lists/input";
import { renamesOf } from "../records/field";
import { usualVehicleStatus } from "../states/vehicle";
import { Id, optionalDay, optionalText, QuantityInput, renamed, Search, text } from "../wire/input";
import { vehicleFields } from "./fields";

const names = { vehicle_id: "vehicleId", ...renamesOf(vehicleFields) } as const;

const blank = z.literal("").transform(() => null);
const yearMessage = "Debe ser un año entre 1900 y 2200.";

const fields = z.object({
  brand: text(100),
  model: optionalText(100),
  type_vehicle: z.enum(vehicleTypes),
  year: z.int(yearMessage).min(1900, yearMessage).max(2200, yearMessage).nullish(),
  no_plate: text(20),
  chasis: optionalText(100),
  color: optionalText(50),
  owner_transport: optionalText(200),
  status_vehicle: z
    .union([blank, z.enum(vehicleStatuses)])
    .nullish()
    .transform((status) => (status === null ? usualVehicleStatus : status)),
  status_cert_oper: z.union([blank, z.enum(certificateStatuses)]).nullish(),
  date_cert_oper: optionalDay,
  due_date_cert_oper: optionalDay,
  date_matricula: optionalDay,
  due_date_matricula: optionalDay,
  date_mtop: optionalDay,
  due_date_mtop: optionalDay,
  date_technical_review: optionalDay,
  due_date_technical_review: optionalDay,
  date_satellite: optionalDay,
  due_date_satellite: optionalDay,
  nro_poliza: optionalText(100),
  insurance_company: optionalText(200),
  insurance_issue_date: optionalDay,
  insurance_expiration_date: optionalDay,
  serial_number: optionalText(100),
  engine_number: optionalText(100),
  chassis_number: optionalText(100),
  capacity_gallons: QuantityInput.nullish(),
  notes: optionalText(5000),
  is_active: z.boolean().optional(),
});

export const VehicleRef = z.object({ vehicle_id: Id }).transform(renamed(names));

export const VehicleInput = fields.transform(renamed(names)).meta({ id: "VehicleInput" });

export const VehicleChanges = fields
  .partial()
  .extend({ vehicle_id: Id })
  .transform(renamed(names))
  .meta({ id: "VehicleChanges" });

export const VehicleList = z
  .object({
    search: Search,
    type_vehicle: filter(z.enum(vehicleTypes)),
    status_vehicle: filter(z.enum(vehicleStatuses)),
    is_active: filter(QueryFlag),
    ...paging,
  })
  .transform(alwaysPaged)
  .transform(renamed(names));

/** `GET vehicles/avaliables/`: all unless a page is asked for. */
export const ActiveVehicles = z
  .object({ search: Search, ...paging })
  .transform((asked) => ({ ...wholeUnlessPaged(asked), isActive: true }));
