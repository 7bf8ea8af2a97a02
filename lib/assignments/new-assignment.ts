import type { assignments } from "@/db/schema";
import { typeLabels } from "../equipment/labels";
import { assignmentKindOf, serviceKind } from "../placement/assignment-kind";
import { isService } from "../placement/availability";
import { daily } from "./frequency";
import { maintenanceDescription, rentDescription, serviceDescription } from "./labels";
import type { BatchItem } from "./lock-batch";

export type NewAssignment = typeof assignments.$inferInsert;

/** Equipment with maintenance leaves the frequency to it (contract, section 3). */
export function newAssignment({ asked, equipment, served }: BatchItem): NewAssignment {
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
    expectedReturnDate: asked.expectedReturnDate ?? null,
    notes: asked.notes,
  };
}

type Maintenance = Pick<NewAssignment, "projectId" | "startDate" | "endDate" | "cost"> & {
  frequency: BatchItem["asked"]["frequency"];
};

export const newMaintenanceAssignment = (
  { frequency, ...terms }: Maintenance,
  unit: { id: number; code: string },
  serviceId: number,
): NewAssignment => ({
  ...terms,
  equipmentId: serviceId,
  kind: serviceKind,
  description: maintenanceDescription(unit),
  servedEquipmentId: unit.id,
  ...frequency,
});
