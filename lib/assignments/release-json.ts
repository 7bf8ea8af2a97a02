import * as z from "zod";
import { resourceKinds } from "@/db/values";
import { isUnitAssignment } from "../placement/assignment-kind";
import { asNumber } from "../values/decimal";
import { namedBody } from "../wire/output";
import type { ReleasedAssignment } from "./release-assignment";

const Day = z.iso.date();

const related = {
  related_services_released: z.array(z.int()).optional(),
  related_services_count: z.int().optional(),
};

export const ReleasedRecord = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  data: namedBody("ReleasedAssignment", {
    id: z.int(),
    project_id: z.int(),
    type_resource: z.enum(resourceKinds),
    resource_item_id: z.int(),
    resource_item_code: z.string(),
    resource_item_name: z.string(),
    detailed_description: z.string(),
    physical_equipment_code: z.int(),
    cost: z.number(),
    is_active: z.boolean(),
    is_retired: z.literal(true),
    operation_start_date: Day,
    operation_end_date: Day.nullable(),
    ...related,
  }),
  ...related,
});

/** Only the release of a unit ends services. */
const servicesEnded = ({ assignment, services }: ReleasedAssignment) =>
  isUnitAssignment(assignment) ? services : undefined;

export const assignmentReleasedJson = (released: ReleasedAssignment) => ({
  message: "Recurso liberado.",
  data: {
    id: released.assignment.id,
    project_id: released.assignment.projectId,
    type_resource: released.assignment.kind,
    resource_item_id: released.assignment.equipmentId,
    resource_item_code: released.assignment.code,
    resource_item_name: released.assignment.name,
    detailed_description: released.assignment.description,
    physical_equipment_code: released.assignment.servedEquipmentId ?? 0,
    cost: asNumber(released.assignment.cost),
    is_active: released.assignment.isActive,
    is_retired: released.assignment.isRetired,
    operation_start_date: released.assignment.startDate,
    operation_end_date: released.assignment.endDate,
    related_services_released: servicesEnded(released),
    related_services_count: servicesEnded(released)?.length,
  },
  related_services_released: servicesEnded(released),
  related_services_count: servicesEnded(released)?.length,
});
