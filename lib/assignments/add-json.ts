import * as z from "zod";
import { resourceKinds } from "@/db/values";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { namedBody } from "../wire/output";
import type { PlacedAssignment } from "./queries";

const Day = z.iso.date();

const AddedBody = namedBody("AddedAssignment", {
  id: z.int(),
  project_id: z.int(),
  project_name: z.string(),
  resource_item_id: z.int(),
  resource_item_name: z.string(),
  type_resource: z.enum(resourceKinds),
  detailed_description: z.string(),
  physical_equipment_code: z.int(),
  cost: z.number(),
  interval_days: z.int(),
  operation_start_date: Day,
  operation_end_date: Day.nullable(),
  is_retired: z.boolean(),
  retirement_date: Day.nullable(),
  retirement_reason: z.string().nullable(),
  is_active: z.boolean(),
  is_deleted: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const addedJson = (one: PlacedAssignment): z.input<typeof AddedBody> => ({
  id: one.id,
  project_id: one.projectId,
  project_name: projectName({ id: one.projectId, partnerName: one.partnerName }),
  resource_item_id: one.equipmentId,
  resource_item_name: one.name,
  type_resource: one.kind,
  detailed_description: one.description,
  physical_equipment_code: one.servedEquipmentId ?? 0,
  cost: asNumber(one.cost),
  interval_days: one.intervalDays,
  operation_start_date: one.startDate,
  operation_end_date: one.endDate,
  is_retired: one.isRetired,
  retirement_date: one.retirementDate,
  retirement_reason: one.retirementReason,
  is_active: one.isActive,
  is_deleted: one.isDeleted,
  created_at: one.createdAt.toISOString(),
  updated_at: one.updatedAt.toISOString(),
});

export const AddedAssignments = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  data: z.array(AddedBody),
});
export const addedAssignmentsJson = (made: PlacedAssignment[]) => ({
  message: made.length === 1 ? "Recurso asignado." : `${made.length} recursos asignados.`,
  data: made.map(addedJson),
});
