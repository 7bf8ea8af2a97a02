import * as z from "zod";
import { frequencyTypes, resourceKinds } from "@/db/values";
import { typeLabels } from "../equipment/labels";
import { type Listed, listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { PlacedAssignment } from "./queries";
import type { ReactivatedAssignment } from "./reactivate-assignment";

const Day = z.iso.date();
const DayNumbers = z.array(z.int()).nullable();

const AssignmentBody = namedBody("Assignment", {
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
  is_active: z.boolean(),
  type_resource: z.enum(resourceKinds),
  is_retired: z.boolean(),
  retirement_date: Day.nullable(),
  retirement_reason: z.string().nullable(),
  notes: z.string().nullable(),
});

const assignmentJson = (one: PlacedAssignment): z.input<typeof AssignmentBody> => ({
  id: one.id,
  project_id: one.projectId,
  type: one.type,
  resource_item_id: one.equipmentId,
  resource_item_code: one.code,
  resource_item_name: one.name,
  detailed_description: one.description,
  cost: asNumber(one.cost),
  frequency_type: one.frequencyType,
  interval_days: one.intervalDays,
  weekdays: one.weekdays,
  monthdays: one.monthdays,
  operation_start_date: one.startDate,
  operation_end_date: one.endDate,
  is_active: one.isActive,
  type_resource: one.kind,
  is_retired: one.isRetired,
  retirement_date: one.retirementDate,
  retirement_reason: one.retirementReason,
  notes: one.notes,
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

const listedJson = (one: PlacedAssignment): z.input<typeof ListedBody> => ({
  ...assignmentJson(one),
  project_name: projectName({ id: one.projectId, partnerName: one.partnerName }),
  physical_equipment_code: one.servedEquipmentId ?? 0,
  type_equipment_display: typeLabels[one.type],
  is_selected: false,
  is_confirm_delete: false,
  is_deleteable: !one.isInChain,
});

export const AssignmentListing = listBody(ListedBody);
export const AssignmentRecord = recordBody(AssignmentBody);

export const assignmentListJson = (listed: Listed<PlacedAssignment>) =>
  listJson(listed, listedJson);
export const assignmentUpdatedJson = (one: PlacedAssignment) => ({
  message: "Asignación actualizada.",
  data: assignmentJson(one),
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
