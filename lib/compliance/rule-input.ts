import * as z from "zod";
import {
  equipmentTypes,
  requirements,
  ruleLevels,
  ruleSubjects,
  vaccineTypes,
  vehicleCertifications,
  vehicleTypes,
  workAreas,
} from "@/db/values";
import { type Requirement, type RuleSubject, requirementRules } from "../states/gate";
import { Id, LooseId, optionalStrictDay, optionalText, renamed, text } from "../wire/input";
import { JsonText } from "../wire/json-text";
import { requiredMessage } from "../wire/required-message";
import { templateIds } from "./templates";

const names = {
  rule_id: "ruleId",
  partner_id: "partnerId",
  bloque: "block",
  project_id: "projectId",
  applies_to: "appliesTo",
  min_days: "minDays",
  from_date: "fromDate",
  to_date: "toDate",
} as const;

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

const whole = z.int("Debe ser un número entero.").min(0, "Debe ser cero o más.").max(3_660);

const place = {
  partner_id: Id.nullish(),
  bloque: optionalText(50),
  project_id: Id.nullish(),
};

const fields = z.object({
  ...place,
  subject: z.enum(ruleSubjects),
  requirement: z.enum(requirements),
  param: optionalText(50),
  applies_to: z.array(text(50)).max(20).nullish(),
  level: z.enum(ruleLevels),
  min_days: whole.optional(),
  from_date: optionalStrictDay,
  to_date: optionalStrictDay,
  note: optionalText(1000),
});

type Given = z.output<typeof fields>;
type Issues = { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void };

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
  return words.some((word) => word === param)
    ? null
    : { field: "param", message: "No consta en la lista." };
}

function groupFault({ subject, applies_to }: Given): string | null {
  const known = new Set(groupsOf[subject]);
  return (applies_to ?? []).every((group) => known.has(group)) ? null : "No consta en la lista.";
}

const isBackwards = ({ from_date, to_date }: Given): boolean =>
  Boolean(from_date && to_date && to_date < from_date);

function faultsOf(given: Given): [field: string, message: string][] {
  const { subject, requirement, param, project_id, partner_id, bloque } = given;
  const wrong = requirementFault(subject, requirement, param);
  const group = groupFault(given);
  const message = "Un proyecto ya dice su cliente y su bloque.";
  const isTwice = Boolean(project_id) && Boolean(partner_id || bloque);
  return [
    ...(wrong ? [[wrong.field, wrong.message] as [string, string]] : []),
    ...(group ? [["applies_to", group] as [string, string]] : []),
    ...(isTwice ? [["project_id", message] as [string, string]] : []),
    ...(isBackwards(given)
      ? [["to_date", "No puede ser anterior al primer día."] as [string, string]]
      : []),
  ];
}

function checkRule(given: Given, { addIssue }: Issues) {
  for (const [field, message] of faultsOf(given))
    addIssue({ code: "custom", path: [field], message });
}

/** Whom it is for in their order, so that equal rules are equal rows. */
const groupsIn = ({ subject, applies_to }: Given): string[] | null => {
  const named = new Set(applies_to ?? []);
  return named.size > 0 ? groupsOf[subject].filter((group) => named.has(group)) : null;
};

const paramIn = ({ requirement, param = null }: Given): string | null =>
  requirementRules[requirement].param === null ? null : param;

const limitsIn = ({ min_days = 0, from_date = null, to_date = null }: Given) => ({
  min_days,
  from_date,
  to_date,
});

/** What was not given is none. */
const wholeRule = (given: Given) => ({
  partner_id: given.partner_id ?? null,
  bloque: given.bloque ?? null,
  project_id: given.project_id ?? null,
  subject: given.subject,
  requirement: given.requirement,
  param: paramIn(given),
  applies_to: groupsIn(given),
  level: given.level,
  ...limitsIn(given),
  note: given.note ?? null,
});

const one = fields.superRefine(checkRule).transform(wholeRule).transform(renamed(names));

export const RuleInput = one.meta({ id: "ComplianceRuleInput" });

export const RuleUpdate = fields
  .extend({ rule_id: Id })
  .superRefine(checkRule)
  .transform((given) => ({ ...wholeRule(given), rule_id: given.rule_id }))
  .transform(renamed(names));

export const RuleRef = z.object({ rule_id: Id }).transform(renamed(names));

export const RulesInput = z
  .object({ rules: z.array(one).max(2_000) })
  .meta({ id: "ComplianceRulesInput" });

export const TemplateInput = z
  .object({ template: z.enum(templateIds), ...place })
  .superRefine(({ project_id, partner_id, bloque }, { addIssue }) => {
    const message = "Un proyecto ya dice su cliente y su bloque.";
    if (project_id && (partner_id || bloque))
      addIssue({ code: "custom", path: ["project_id"], message });
  })
  .transform((given) => ({
    template: given.template,
    partnerId: given.partner_id ?? null,
    block: given.bloque ?? null,
    projectId: given.project_id ?? null,
  }));

/** What a change of the rules would be: `rule` or `template` in JSON, or the rule that goes. */
export const PreviewQuery = z
  .object({
    rule: JsonText.pipe(one).optional(),
    template: JsonText.pipe(TemplateInput).optional(),
    rule_id: LooseId.optional(),
  })
  .transform(renamed(names));
