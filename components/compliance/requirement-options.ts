import { requirements } from "@/db/values";
import { paramLabel, requirementLabels } from "@/lib/compliance/labels";
import { paramWords } from "@/lib/compliance/rule-faults";
import { type Requirement, type RuleSubject, requirementRules } from "@/lib/states/gate";

export const requirementsOf = (subject: RuleSubject) =>
  requirements
    .filter((one) => requirementRules[one].subjects.some((asked) => asked === subject))
    .map((value) => ({ value, label: requirementLabels[value] }));

/** Null where it names nothing besides. */
export const paramOptionsOf = (requirement: Requirement) => {
  const named = requirementRules[requirement].param;
  return named ? paramWords[named].map((value) => ({ value, label: paramLabel(value) })) : null;
};
