import * as z from "zod";
import { frequencyTypes, resourceKinds } from "@/db/values";
import { typeLabels } from "../equipment/labels";
import { type Listed, listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { ListedAssignment, NamedAssignment } from "./queries";
import type { ReactivatedAssignment } from "./reactivate-assignment";

const Day = z.iso.date();
const DayNumbers = z.array(z.int()).nullable();

export const AssignmentBody = namedBody("Assignment", {
  id: z.int(),
  project_id: z.int(),
  type: z.string(),
  resource_item_id: z.int(),
  resource_item_code: z.string(),
  resource_item_name: z.string(),
  detailed_description: z.string(),
  cost: z.number(),
  frequency_type: z.enum(frequencyTypes),
  interval_days: z.int(),
  weekdays: DayNumbers,
  monthdays: DayNumbers,
  operation_start_date: Day,
  operation_end_date: Day.nullable(),
  expected_return_date: Day.optional(),
  is_active: z.boolean(),
  type_resource: z.enum(resourceKinds),
  is_retired: z.boolean(),
  retirement_date: Day.nullable(),
  retirement_reason: z.string().nullable(),
  notes: z.string().nullable(),
});

export const assignmentJson = (assignment: NamedAssignment): z.input<typeof AssignmentBody> => ({
  id: assignment.id,
  project_id: assignment.projectId,
  type: assignment.type,
  resource_item_id: assignment.equipmentId,
  resource_item_code: assignment.code,
  resource_item_name: assignment.name,
  detailed_description: assignment.description,
  cost: asNumber(assignment.cost),
  frequency_type: assignment.frequencyType,
  interval_days: assignment.intervalDays,
  weekdays: assignment.weekdays,
  monthdays: assignment.monthdays,
  operation_start_date: assignment.startDate,
  operation_end_date: assignment.endDate,
  expected_return_date: assignment.expectedReturnDate ?? undefined,
  is_active: assignment.isActive,
  type_resource: assignment.kind,
  is_retired: assignment.isRetired,
  retirement_date: assignment.retirementDate,
  retirement_reason: assignment.retirementReason,
  notes: assignment.notes,
});

const ListedBody = namedBody("ListedAssignment", {
  ...AssignmentBody.shape,
  project_name: z.string(),
  physical_equipment_code: z.int(),
  type_equipment_display: z.string(),
  is_selected: z.boolean(),
  is_confirm_delete: z.boolean(),
  is_deleteable: z.boolean(),
});

const listedJson = (assignment: ListedAssignment): z.input<typeof ListedBody> => ({
  ...assignmentJson(assignment),
  project_name: projectName({ id: assignment.projectId, partnerName: assignment.partnerName }),
  physical_equipment_code: assignment.servedEquipmentId ?? 0,
  type_equipment_display: typeLabels[assignment.type],
  is_selected: false,
  is_confirm_delete: false,
  is_deleteable: !assignment.isInChain,
});

export const AssignmentListing = listBody(ListedBody);
export const AssignmentRecord = recordBody(AssignmentBody);

export const assignmentListJson = (listed: Listed<ListedAssignment>) =>
  listJson(listed, listedJson);
export const assignmentUpdatedJson = (assignment: NamedAssignment) => ({
  message: "Asignación actualizada.",
  data: assignmentJson(assignment),
});

export const ReactivatedRecord = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  data: AssignmentBody,
  related_services_reactivated: z.array(z.int()),
});

export const assignmentReactivatedJson = ({ assignment, services }: ReactivatedAssignment) => ({
  message: "Asignación reactivada.",
  data: assignmentJson(assignment),
  related_services_reactivated: services,
});
