import type { assignments } from "@/db/schema";
import { typeLabels } from "../equipment/labels";
import { assignmentKindOf, serviceKind } from "../placement/assignment-kind";
import { isService } from "../placement/availability";
import { daily } from "./frequency";
import { maintenanceDescription, rentDescription, serviceDescription } from "./labels";
import type { BatchItem } from "./lock-batch";

export type Terms = typeof assignments.$inferInsert;

/** Equipment with maintenance leaves the frequency to it (contract, section 3). */
export function termsOf({ asked, equipment, served }: BatchItem): Terms {
  const isForService = isService(equipment);
  const described = isForService
    ? serviceDescription(equipment)
    : rentDescription(equipment, typeLabels[equipment.type]);
  return {
    projectId: asked.projectId,
    equipmentId: asked.equipmentId,
    kind: assignmentKindOf(equipment),
    description: asked.description ?? described,
    servedEquipmentId: isForService ? (served?.id ?? null) : null,
    cost: asked.cost,
    ...(asked.maintenanceCost === null ? asked.frequency : daily),
    startDate: asked.startDate,
    endDate: asked.endDate,
    notes: asked.notes,
  };
}

type Maintenance = Pick<Terms, "projectId" | "startDate" | "endDate" | "cost"> & {
  frequency: BatchItem["asked"]["frequency"];
};

export const maintenanceTermsOf = (
  { frequency, ...terms }: Maintenance,
  unit: { id: number; code: string },
  serviceId: number,
): Terms => ({
  ...terms,
  equipmentId: serviceId,
  kind: serviceKind,
  description: maintenanceDescription(unit),
  servedEquipmentId: unit.id,
  ...frequency,
});
