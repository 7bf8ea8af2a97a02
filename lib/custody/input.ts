import * as z from "zod";
import { chainStatuses, wasteTypes } from "@/db/values";
import { areDistinct } from "../values/rows";
import {
  DayInput,
  Id,
  LooseId,
  optionalText,
  optionalTime,
  renamed,
  text,
  VolumeInput,
} from "../wire/input";
import { isStorable, type VolumeUnit } from "./volume";

const names = {
  id: "chainId",
  custody_chain_id: "chainId",
  sheet_project_id: "worksheetId",
  project_resource_ids: "assignmentIds",
  type_waste: "waste",
  volume_gallons: "gallons",
  volume_barrels: "barrels",
  volume_cubic_meters: "cubicMeters",
  contact_name: "contactName",
  contact_phone: "contactPhone",
  driver_name: "driverName",
  driver_license: "driverLicense",
  technical_name: "technicianName",
  technical_id: "staffId",
  vehicle_id: "vehicleId",
  start_time: "startTime",
  end_time: "endTime",
  gate_reason: "goingOn",
} as const;

const volume = (unit: VolumeUnit) =>
  VolumeInput.pipe(
    z.string().refine((value) => isStorable(unit, value), "El volumen es demasiado grande."),
  ).nullish();

const fields = z.object({
  date: DayInput,
  type_waste: z.enum(wasteTypes),
  volume_gallons: volume("GALLONS"),
  volume_barrels: volume("BARRELS"),
  volume_cubic_meters: volume("CUBIC_METERS"),
  contact_name: text(200),
  contact_phone: optionalText(50),
  driver_name: optionalText(200),
  driver_license: optionalText(50),
  technical_name: optionalText(200),
  observations: optionalText(5000),
  location: optionalText(200),
  start_time: optionalTime,
  end_time: optionalTime,
  technical_id: Id.nullish(),
  vehicle_id: Id.nullish(),
  project_resource_ids: z
    .array(Id)
    .max(1000)
    .refine(areDistinct, "Hay asignaciones repetidas.")
    .nullish(),
  status: z.enum(chainStatuses).optional(),
});

export const ChainInput = fields
  .extend({ sheet_project_id: Id })
  .transform(renamed(names))
  .meta({ id: "ChainInput" });

export const ChainChanges = fields
  .partial()
  .extend({ id: Id, sheet_project_id: Id.optional() })
  .transform(renamed(names))
  .meta({ id: "ChainChanges" });

/** Of a screen, which asks why it goes on where a rule blocks; null where nothing was said. */
const goingOn = { gate_reason: optionalText(1000).transform((reason) => reason ?? null) };

export const ChainFormInput = fields
  .extend({ sheet_project_id: Id, ...goingOn })
  .transform(renamed(names));

export const ChainFormChanges = fields
  .partial()
  .extend({ id: Id, sheet_project_id: Id.optional(), ...goingOn })
  .transform(renamed(names));

export const ChainRef = z.object({ id: Id }).transform(renamed(names));

export const ChainItemsRef = z.object({ custody_chain_id: Id }).transform(renamed(names));

export const TransportInput = z
  .object({ technical_id: LooseId.optional(), vehicle_id: LooseId.optional(), date: DayInput })
  .transform(renamed(names));

export const ChainGateQuery = z
  .object({
    sheet_project_id: LooseId,
    date: DayInput,
    technical_id: LooseId.optional(),
    vehicle_id: LooseId.optional(),
  })
  .transform(renamed(names));

const Ids = z
  .string()
  .transform((listed) => (listed === "" ? [] : listed.split(",").map(Number)))
  .pipe(z.array(Id).max(1000));

export const ChargesInput = z
  .object({
    id: LooseId.optional(),
    sheet_project_id: LooseId,
    date: DayInput,
    status: z.enum(chainStatuses).optional(),
    project_resource_ids: Ids,
  })
  .transform(renamed(names));
