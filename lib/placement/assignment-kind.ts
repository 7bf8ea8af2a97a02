import type { equipmentTypes, resourceKinds } from "@/db/values";
import { isService } from "./availability";

export type AssignmentKind = (typeof resourceKinds)[number];

type WithKind = { kind: AssignmentKind };

export const unitKind = "EQUIPO" satisfies AssignmentKind;

export const serviceKind = "SERVICIO" satisfies AssignmentKind;

/** It has a unit of its own, rented by the day. */
export const isUnitAssignment = ({ kind }: WithKind): boolean => kind === unitKind;

/** It is done by its frequency, for a unit or for the whole project. */
export const isServiceAssignment = ({ kind }: WithKind): boolean => kind === serviceKind;

/** As what a record of the inventory is assigned. */
export const assignmentKindOf = (unit: {
  type: (typeof equipmentTypes)[number];
}): AssignmentKind => (isService(unit) ? serviceKind : unitKind);
