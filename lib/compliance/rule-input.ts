import * as z from "zod";
import { requirements, ruleLevels, ruleSubjects } from "@/db/values";
import { requirementRules } from "../states/gate";
import { Id, LooseId, optionalStrictDay, optionalText, renamed, text } from "../wire/input";
import { JsonText } from "../wire/json-text";
import { groupsOf, placeFaults, ruleFaults } from "./rule-faults";
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

const refusing =
  <Asked>(faultsOf: (asked: Asked) => { field: string; message: string }[]) =>
  (asked: Asked, { addIssue }: Issues) => {
    for (const { field, message } of faultsOf(asked))
      addIssue({ code: "custom", path: [field], message });
  };

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

const one = fields.superRefine(refusing(ruleFaults)).transform(wholeRule).transform(renamed(names));

export const RuleInput = one.meta({ id: "ComplianceRuleInput" });

export const RuleUpdate = fields
  .extend({ rule_id: Id })
  .superRefine(refusing(ruleFaults))
  .transform((given) => ({ ...wholeRule(given), rule_id: given.rule_id }))
  .transform(renamed(names));

export const RuleRef = z.object({ rule_id: Id }).transform(renamed(names));

export const RulesInput = z
  .object({ rules: z.array(one).max(2_000) })
  .meta({ id: "ComplianceRulesInput" });

export const TemplateInput = z
  .object({ template: z.enum(templateIds), ...place })
  .superRefine(refusing(placeFaults))
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
