import type * as z from "zod";
import type { AssignmentChanges } from "@/lib/assignments/input";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { maintenanceCode } from "@/lib/equipment/maintenance-code";
import { isServiceAssignment } from "@/lib/placement/assignment-kind";
import { type FrequencyValues, frequencyValues } from "./frequency-values";

export type EditFormValues = z.input<typeof AssignmentChanges>;

export const maintenanceOf = ({ services }: AssignmentRow) =>
  services.find(({ code }) => code === maintenanceCode);

/** The service itself, or the maintenance of the unit. */
const scheduled = (row: AssignmentRow) => (isServiceAssignment(row) ? row : maintenanceOf(row));

export function editFormValues(row: AssignmentRow): EditFormValues {
  const timed = scheduled(row);
  const maintenance = maintenanceOf(row);
  return {
    id: row.id,
    cost: row.cost,
    operation_start_date: row.startDate,
    operation_end_date: row.endDate ?? "",
    ...(isServiceAssignment(row) ? {} : { expected_return_date: row.expectedReturnDate ?? "" }),
    detailed_description: row.description,
    notes: row.notes ?? "",
    ...(timed ? frequencyValues(timed) : {}),
    ...(maintenance ? { maintenance_cost: maintenance.cost } : {}),
  };
}

export const frequencyIn = (values: EditFormValues): FrequencyValues | null =>
  values.frequency_type
    ? {
        frequency_type: values.frequency_type,
        interval_days: values.interval_days ?? null,
        weekdays: values.weekdays ?? [],
        monthdays: values.monthdays ?? [],
      }
    : null;
