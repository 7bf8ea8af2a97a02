import type { Project } from "../projects/get-project";
import type { AskedAssignment } from "./add-input";
import type { NamedAssignment } from "./queries";

type Service = Pick<
  NamedAssignment,
  "equipmentId" | "cost" | "frequencyType" | "intervalDays" | "weekdays" | "monthdays"
>;

/** At the same rate and frequency; it serves the whole project until a unit of it is named. */
export const onSameTerms = (
  { equipmentId, cost, ...frequency }: Service,
  { id, startDate }: Pick<Project, "id" | "startDate">,
): AskedAssignment => ({
  projectId: id,
  equipmentId,
  cost,
  maintenanceCost: null,
  frequency: {
    frequencyType: frequency.frequencyType,
    intervalDays: frequency.intervalDays,
    weekdays: frequency.weekdays,
    monthdays: frequency.monthdays,
  },
  startDate,
  endDate: null,
  servedEquipmentId: null,
  description: null,
  notes: null,
});
