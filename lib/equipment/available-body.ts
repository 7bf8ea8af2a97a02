import * as z from "zod";
import { claimKinds } from "@/db/values";
import { namedBody } from "../wire/output";

const text = z.string().nullable();

export const AvailableBody = namedBody("AvailableEquipment", {
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
