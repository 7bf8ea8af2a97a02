import * as z from "zod";
import { chainStatuses, volumeUnits, wasteTypes } from "@/db/values";
import { asNumberOrNull } from "../values/decimal";
import { hoursAndMinutes } from "../values/hours";
import { namedBody, recordBody } from "../wire/output";
import type { ChainDetail } from "./get-chain";
import type { ChainItem } from "./list-items";
import { TechnicianBody, technicianJson, VehicleBody, vehicleJson } from "./transport-json";
import { warningJson, warningsBody } from "./warning-json";

const ItemBody = namedBody("ChainItem", {
  id: z.int(),
  resource_code: z.string(),
  resource_name: z.string(),
  physical_equipment_code: z.int(),
  resource_item_id: z.int(),
  project_resource_id: z.int().nullable(),
});

const SheetBody = z.strictObject({
  id: z.int(),
  series_code: z.string(),
  project: z.strictObject({ id: z.int(), partner_name: z.string() }),
});

const DetailBody = namedBody("Chain", {
  id: z.int(),
  sheet_project: SheetBody,
  consecutive: z.string(),
  date: z.iso.date(),
  type_waste: z.enum(wasteTypes),
  status: z.enum(chainStatuses),
  volume_gallons: z.number().nullable(),
  volume_barrels: z.number().nullable(),
  volume_cubic_meters: z.number().nullable(),
  volume_unit: z.enum(volumeUnits).nullable(),
  contact_name: z.string(),
  contact_phone: z.string().nullable(),
  driver_name: z.string().nullable(),
  driver_license: z.string().nullable(),
  technical_name: z.string().nullable(),
  technical_id: z.int().nullable(),
  technical: TechnicianBody.nullable(),
  vehicle_id: z.int().nullable(),
  vehicle: VehicleBody.nullable(),
  location: z.string().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  observations: z.string().nullable(),
  equipment_items: z.array(ItemBody),
  warnings: warningsBody,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const itemJson = (item: ChainItem): z.input<typeof ItemBody> => ({
  id: item.id,
  resource_code: item.code,
  resource_name: item.name,
  physical_equipment_code: item.sequence,
  resource_item_id: item.equipmentId,
  project_resource_id: item.assignmentId,
});

const detailJson = ({
  chain,
  sheet,
  project,
  partner,
  ...detail
}: ChainDetail): z.input<typeof DetailBody> => ({
  id: chain.id,
  sheet_project: {
    id: sheet.id,
    series_code: sheet.seriesCode,
    project: { id: project.id, partner_name: partner.name },
  },
  consecutive: chain.consecutive,
  date: chain.date,
  type_waste: chain.waste,
  status: chain.status,
  volume_gallons: asNumberOrNull(chain.gallons),
  volume_barrels: asNumberOrNull(chain.barrels),
  volume_cubic_meters: asNumberOrNull(chain.cubicMeters),
  volume_unit: chain.volumeUnit,
  contact_name: chain.contactName,
  contact_phone: chain.contactPhone,
  driver_name: chain.driverName,
  driver_license: chain.driverLicense,
  technical_name: chain.technicianName,
  technical_id: chain.staffId,
  technical: technicianJson(detail.technician),
  vehicle_id: chain.vehicleId,
  vehicle: vehicleJson(detail.vehicle),
  location: chain.location,
  start_time: hoursAndMinutes(chain.startTime),
  end_time: hoursAndMinutes(chain.endTime),
  observations: chain.observations,
  equipment_items: detail.items.map(itemJson),
  warnings: detail.expiredPapers.map(warningJson),
  created_at: chain.createdAt.toISOString(),
  updated_at: chain.updatedAt.toISOString(),
});

export const ChainRecord = recordBody(DetailBody);

export const chainRecordJson = (detail: ChainDetail) => ({ data: detailJson(detail) });
export const chainUpdatedJson = (detail: ChainDetail) => ({
  message: `Cadena de custodia ${detail.chain.consecutive} actualizada.`,
  data: detailJson(detail),
});
