import * as z from "zod";
import { resourceKinds } from "@/db/values";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { namedBody } from "../wire/output";
import type { AssignedResources } from "./assign-resources";
import type { NamedAssignment } from "./queries";

const Day = z.iso.date();

export const AddedAssignment = namedBody("AddedAssignment", {
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
  expected_return_date: Day.optional(),
  is_retired: z.boolean(),
  retirement_date: Day.nullable(),
  retirement_reason: z.string().nullable(),
  is_active: z.boolean(),
  is_deleted: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const addedJson = (assignment: NamedAssignment): z.input<typeof AddedAssignment> => ({
  id: assignment.id,
  project_id: assignment.projectId,
  project_name: projectName({ id: assignment.projectId, partnerName: assignment.partnerName }),
  resource_item_id: assignment.equipmentId,
  resource_item_name: assignment.name,
  type_resource: assignment.kind,
  detailed_description: assignment.description,
  physical_equipment_code: assignment.servedEquipmentId ?? 0,
  cost: asNumber(assignment.cost),
  interval_days: assignment.intervalDays,
  operation_start_date: assignment.startDate,
  operation_end_date: assignment.endDate,
  expected_return_date: assignment.expectedReturnDate ?? undefined,
  is_retired: assignment.isRetired,
  retirement_date: assignment.retirementDate,
  retirement_reason: assignment.retirementReason,
  is_active: assignment.isActive,
  is_deleted: assignment.isDeleted,
  created_at: assignment.createdAt.toISOString(),
  updated_at: assignment.updatedAt.toISOString(),
});

export const AddedAssignments = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  data: z.array(AddedAssignment),
  /** Promises to others that yielded. */
  warnings: z.array(z.string()).optional(),
});
export const addedAssignmentsJson = ({ made, warnings }: AssignedResources) => ({
  message: made.length === 1 ? "Recurso asignado." : `${made.length} recursos asignados.`,
  data: made.map(addedJson),
  ...(warnings.length > 0 ? { warnings } : {}),
});
