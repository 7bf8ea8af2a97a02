import * as z from "zod";
import { type Listed, listJson } from "../lists/page";
import { isAvailable } from "../placement/availability";
import { asText } from "../values/decimal";
import { AvailableBody } from "./available-body";
import { typeLabels } from "./labels";
import type { OfferedUnit } from "./list-available";

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
