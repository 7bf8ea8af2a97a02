import * as z from "zod";
import { chainStatuses, wasteTypes } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { asNumber, asNumberOrNull } from "../values/decimal";
import { listBody, namedBody } from "../wire/output";
import type { ChainRow } from "./queries";
import { TechnicianBody, technicianJson, VehicleBody, vehicleJson } from "./transport-json";

export const ChainBody = z.strictObject({
  id: z.int(),
  sheet_project_id: z.int(),
  consecutive: z.string(),
  date: z.iso.date(),
  activity_date: z.iso.date(),
  location: z.string().nullable(),
  status: z.enum(chainStatuses),
  type_waste: z.enum(wasteTypes),
  volume_gallons: z.number().nullable(),
  volume_barrels: z.number().nullable(),
  volume_cubic_meters: z.number().nullable(),
  total_gallons: z.number(),
  contact_name: z.string(),
  contact_phone: z.string().nullable(),
  driver_name: z.string().nullable(),
  driver_license: z.string().nullable(),
  technical_name: z.string().nullable(),
  observations: z.string().nullable(),
  is_deleted: z.boolean(),
  technical: TechnicianBody.nullable(),
  vehicle: VehicleBody.nullable(),
  details_count: z.int(),
});

export const chainJson = ({
  chain,
  technician,
  vehicle,
  itemCount,
}: ChainRow): z.input<typeof ChainBody> => ({
  id: chain.id,
  sheet_project_id: chain.worksheetId,
  consecutive: chain.consecutive,
  date: chain.date,
  activity_date: chain.date,
  location: chain.location,
  status: chain.status,
  type_waste: chain.waste,
  volume_gallons: asNumberOrNull(chain.gallons),
  volume_barrels: asNumberOrNull(chain.barrels),
  volume_cubic_meters: asNumberOrNull(chain.cubicMeters),
  total_gallons: asNumber(chain.gallons ?? "0"),
  contact_name: chain.contactName,
  contact_phone: chain.contactPhone,
  driver_name: chain.driverName,
  driver_license: chain.driverLicense,
  technical_name: chain.technicianName,
  observations: chain.observations,
  is_deleted: chain.isDeleted,
  technical: technicianJson(technician),
  vehicle: vehicleJson(vehicle),
  details_count: itemCount,
});

const ListedBody = namedBody("ListedChain", {
  ...ChainBody.shape,
  series_code: z.string(),
  project_id: z.int(),
  partner_name: z.string(),
});

const listedJson = (row: ChainRow): z.input<typeof ListedBody> => ({
  ...chainJson(row),
  series_code: row.sheet.seriesCode,
  project_id: row.project.id,
  partner_name: row.partner.name,
});

export const ChainListing = listBody(ListedBody);

export const chainListJson = (listed: Listed<ChainRow>) => listJson(listed, listedJson);
