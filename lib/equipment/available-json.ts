import * as z from "zod";
import { claimKinds } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { isAvailable } from "../placement/availability";
import { asText } from "../values/decimal";
import { namedBody } from "../wire/output";
import { typeLabels } from "./labels";
import type { OfferedUnit } from "./list-available";

const text = z.string().nullable();

const AvailableBody = namedBody("AvailableEquipment", {
  id: z.int(),
  code: z.string(),
  name: z.string(),
  display_name: z.string(),
  type_equipment: z.string(),
  type_equipment_display: z.string(),
  brand: text,
  model: text,
  status_equipment: z.string(),
  status_disponibility: z.string(),
  available: z.boolean(),
  current_location: text,
  capacity_gallons: z
    .string()
    .regex(/^\d+\.\d\d$/)
    .nullable(),
  assigned_project: z
    .strictObject({ id: z.int(), partner_name: z.string(), location: z.string() })
    .nullable(),
  is_selected: z.literal(false),
  is_confirm_delete: z.literal(false),
  free_in_range: z.boolean().optional(),
  free_from: z.iso.date().nullable().optional(),
  claimed_by: z
    .strictObject({
      kind: z.enum(claimKinds),
      code: z.string().nullable(),
      from: z.iso.date(),
      to: z.iso.date().nullable(),
    })
    .nullable()
    .optional(),
});

/** Nothing of it unless a span was asked about. */
const inSpanJson = ({ inSpan }: OfferedUnit) =>
  inSpan && {
    free_in_range: inSpan.isFree,
    free_from: inSpan.freeFrom,
    claimed_by: inSpan.claimedBy,
  };

/** `GET /api/projects/resources/available/`; it always counts. */
export const AvailableListing = z.strictObject({
  success: z.literal(true),
  count: z.int(),
  data: z.array(AvailableBody),
  page: z.int().optional(),
  page_size: z.int().optional(),
});

const availableJson = (unit: OfferedUnit): z.input<typeof AvailableBody> => ({
  id: unit.id,
  code: unit.code,
  name: unit.name,
  display_name: `${unit.code} - ${unit.name}`,
  type_equipment: unit.type,
  type_equipment_display: typeLabels[unit.type],
  brand: unit.brand,
  model: unit.model,
  status_equipment: unit.condition,
  status_disponibility: unit.availability,
  available: isAvailable(unit),
  current_location: unit.currentLocation,
  capacity_gallons: unit.capacityGallons === null ? null : asText(unit.capacityGallons),
  assigned_project: unit.project && {
    id: unit.project.id,
    partner_name: unit.project.partnerName,
    location: unit.project.location,
  },
  is_selected: false,
  is_confirm_delete: false,
  ...inSpanJson(unit),
});

export const availableListJson = (listed: Listed<OfferedUnit>) => ({
  count: listed.total,
  ...listJson(listed, availableJson),
});
