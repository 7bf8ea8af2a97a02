import type { TemplateService } from "@/db/stored-template";
import type { NamedAssignment } from "../assignments/queries";
import { isServiceAssignment } from "../placement/assignment-kind";
import { groupedBy } from "../values/rows";

/** Each once. A service of a unit is agreed as a unit is assigned, and so it is none of a template. */
export function servicesAlone(assigned: readonly NamedAssignment[]): TemplateService[] {
  const own = assigned.filter((one) => isServiceAssignment(one) && one.servedEquipmentId === null);
  const byService = groupedBy(own, ({ equipmentId }) => equipmentId);
  return [...byService.values()].flatMap(([first]) => {
    if (!first) return [];
    const { equipmentId, cost, frequencyType, intervalDays, weekdays, monthdays } = first;
    return { equipmentId, cost, frequencyType, intervalDays, weekdays, monthdays };
  });
}
