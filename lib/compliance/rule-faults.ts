import {
  equipmentTypes,
  vaccineTypes,
  vehicleCertifications,
  vehicleTypes,
  workAreas,
} from "@/db/values";
import { type Requirement, type RuleSubject, requirementRules } from "../states/gate";
import type { Day } from "../values/dates";
import { requiredMessage } from "../wire/required-message";

/** What a requirement may name besides. */
export const paramWords = {
  vaccine: vaccineTypes,
  certification: vehicleCertifications,
} as const satisfies Record<string, readonly string[]>;

/** Whom of them a rule may be for. */
export const groupsOf: Record<RuleSubject, readonly string[]> = {
  TECHNICAL: workAreas,
  VEHICLE: vehicleTypes,
  EQUIPMENT: equipmentTypes,
};

const notListed = "No consta en la lista.";

export function requirementFault(
  subject: RuleSubject,
  requirement: Requirement,
  param: string | null | undefined,
): { field: "requirement" | "param"; message: string } | null {
  const { subjects, param: named } = requirementRules[requirement];
  if (!subjects.some((one) => one === subject))
    return { field: "requirement", message: "No se exige a quien se eligió." };
  if (named === null) return null;
  if (!param) return { field: "param", message: requiredMessage };
  const words: readonly string[] = paramWords[named];
  return words.some((word) => word === param) ? null : { field: "param", message: notListed };
}

type PlaceGiven = {
  project_id?: number | null | undefined;
  partner_id?: number | null | undefined;
  bloque?: string | null | undefined;
};

type Given = PlaceGiven & {
  subject: RuleSubject;
  requirement: Requirement;
  param?: string | null | undefined;
  applies_to?: readonly string[] | null | undefined;
  from_date?: Day | null | undefined;
  to_date?: Day | null | undefined;
};

type Fault = { field: string; message: string };

const unlessTrue = (isSo: boolean, field: string, message: string): Fault[] =>
  isSo ? [] : [{ field, message }];

export const placeFaults = ({ project_id, partner_id, bloque }: PlaceGiven): Fault[] =>
  unlessTrue(
    !(project_id && (partner_id || bloque)),
    "project_id",
    "Un proyecto ya dice su cliente y su bloque.",
  );

export function ruleFaults(given: Given): Fault[] {
  const { subject, requirement, param, applies_to, from_date, to_date } = given;
  const wrong = requirementFault(subject, requirement, param);
  const known = new Set(groupsOf[subject]);
  const areKnown = (applies_to ?? []).every((group) => known.has(group));
  const isForwards = !(from_date && to_date && to_date < from_date);
  return [
    ...(wrong ? [wrong] : []),
    ...unlessTrue(areKnown, "applies_to", notListed),
    ...placeFaults(given),
    ...unlessTrue(isForwards, "to_date", "No puede ser anterior al primer día."),
  ];
}
