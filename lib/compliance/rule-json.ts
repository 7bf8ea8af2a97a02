import * as z from "zod";
import { requirements, ruleLevels, ruleSubjects } from "@/db/values";
import { projectName } from "../projects/labels";
import { listBody, namedBody, recordBody } from "../wire/output";
import { requirementName } from "./labels";
import { overriddenSubjectOf } from "./list-live-overrides";
import type { OverrideRow } from "./list-override-rows";
import type { RuleRow } from "./list-rule-rows";

const RuleBody = namedBody("ComplianceRule", {
  id: z.int(),
  partner_id: z.int().nullable(),
  bloque: z.string().nullable(),
  project_id: z.int().nullable(),
  subject: z.enum(ruleSubjects),
  requirement: z.enum(requirements),
  param: z.string().nullable(),
  label: z.string(),
  applies_to: z.array(z.string()).nullable(),
  level: z.enum(ruleLevels),
  min_days: z.int(),
  from_date: z.iso.date().nullable(),
  to_date: z.iso.date().nullable(),
  note: z.string().nullable(),
});

const ruleJson = (rule: RuleRow): z.input<typeof RuleBody> => ({
  id: rule.id,
  partner_id: rule.partnerId,
  bloque: rule.block,
  project_id: rule.projectId,
  subject: rule.subject,
  requirement: rule.requirement,
  param: rule.param,
  label: requirementName(rule),
  applies_to: rule.appliesTo,
  level: rule.level,
  min_days: rule.minDays,
  from_date: rule.fromDate,
  to_date: rule.toDate,
  note: rule.note,
});

export const RuleListing = listBody(RuleBody);
export const rulesJson = (rules: readonly RuleRow[]) => ({ data: rules.map(ruleJson) });

export const RulesRecord = recordBody(z.array(RuleBody));
export const rulesSavedJson = (rules: readonly RuleRow[]) => ({
  message: "Reglas guardadas.",
  data: rules.map(ruleJson),
});

const OverrideBody = namedBody("ComplianceOverride", {
  id: z.int(),
  project_id: z.int(),
  project_name: z.string(),
  subject: z.enum(ruleSubjects),
  subject_id: z.int(),
  subject_name: z.string(),
  requirement: z.enum(requirements),
  param: z.string().nullable(),
  label: z.string(),
  from_date: z.iso.date(),
  until_date: z.iso.date(),
  reason: z.string(),
  approved_by: z.int(),
  approved_by_name: z.string(),
  is_withdrawn: z.boolean(),
  created_at: z.iso.datetime(),
});

export const overrideJson = (row: OverrideRow): z.input<typeof OverrideBody> => {
  const { subject, id } = overriddenSubjectOf(row);
  return {
    id: row.id,
    project_id: row.projectId,
    project_name: projectName(row),
    subject,
    subject_id: id,
    subject_name: row.subjectName,
    requirement: row.requirement,
    param: row.param,
    label: requirementName(row),
    from_date: row.fromDate,
    until_date: row.untilDate,
    reason: row.reason,
    approved_by: row.approverId,
    approved_by_name: row.approverName,
    is_withdrawn: row.isWithdrawn,
    created_at: row.createdAt.toISOString(),
  };
};

export const OverrideListing = listBody(OverrideBody);
export const OverrideRecord = recordBody(OverrideBody);
export const overrideCreatedJson = (row: OverrideRow) => ({
  message: "Excepción guardada.",
  data: overrideJson(row),
});
