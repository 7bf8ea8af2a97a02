import type * as z from "zod";
import type { RuleRow } from "@/lib/compliance/list-rule-rows";
import type { RuleInput, RuleUpdate, TemplateInput } from "@/lib/compliance/rule-input";
import { technical, warning } from "@/lib/states/gate";

export type RuleValues = z.input<typeof RuleInput> & Partial<z.input<typeof RuleUpdate>>;
export type TemplateValues = z.input<typeof TemplateInput>;

/** It warns until somebody makes it stop work. */
export const blankRule = (): RuleValues => ({
  subject: technical,
  requirement: "LICENSE",
  param: "",
  applies_to: [],
  level: warning,
  min_days: 0,
  partner_id: null,
  bloque: "",
  project_id: null,
  from_date: "",
  to_date: "",
  note: "",
});

export const ruleValues = (row: RuleRow): RuleValues => ({
  rule_id: row.id,
  subject: row.subject,
  requirement: row.requirement,
  param: row.param ?? "",
  applies_to: row.appliesTo ?? [],
  level: row.level,
  min_days: row.minDays,
  partner_id: row.partnerId,
  bloque: row.block ?? "",
  project_id: row.projectId,
  from_date: row.fromDate ?? "",
  to_date: row.toDate ?? "",
  note: row.note ?? "",
});
