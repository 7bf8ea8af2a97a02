import { type AssignmentKind, isUnitAssignment } from "../placement/assignment-kind";
import type { Decimal } from "../values/decimal";

export type LinkedService = {
  assignmentId: number;
  code: string;
  /** US$ a day; null for callers who may not see amounts. */
  amount: Decimal | null;
};

export type AssignmentChoice = {
  assignmentId: number;
  equipmentId: number;
  code: string;
  name: string;
  kind: AssignmentKind;
  services: LinkedService[];
};

export type OfferedAssignment = Omit<AssignmentChoice, "services"> & {
  servedEquipmentId: number | null;
};

export function choicesAmong(
  offered: readonly OfferedAssignment[],
  chosen: readonly OfferedAssignment[],
): OfferedAssignment[] {
  const units = new Set(offered.filter(isUnitAssignment).map(({ equipmentId }) => equipmentId));
  const chosenEquipmentIds = new Set(chosen.map(({ equipmentId }) => equipmentId));
  const alone = new Set(
    chosen.filter(({ servedEquipmentId: unit }) => unit !== null && !chosenEquipmentIds.has(unit)),
  );
  return offered.filter(
    (one) => one.servedEquipmentId === null || !units.has(one.servedEquipmentId) || alone.has(one),
  );
}
