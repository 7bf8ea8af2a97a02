"use server";

import { addTemplate as addRules } from "@/lib/compliance/add-template";
import { createOverride } from "@/lib/compliance/create-override";
import { createRule } from "@/lib/compliance/create-rule";
import { deleteRule } from "@/lib/compliance/delete-rule";
import { OverrideInput, OverrideRef } from "@/lib/compliance/override-input";
import { RuleInput, RuleRef, RuleUpdate, TemplateInput } from "@/lib/compliance/rule-input";
import { updateRule } from "@/lib/compliance/update-rule";
import { withdrawOverride } from "@/lib/compliance/withdraw-override";
import { action, change } from "@/lib/next/action";

export const create = action({
  operation: "compliance.createRule",
  input: RuleInput,
  run: createRule,
});

export const update = change({
  operation: "compliance.updateRule",
  input: RuleUpdate,
  run: updateRule,
});

export const remove = change({
  operation: "compliance.deleteRule",
  input: RuleRef,
  run: deleteRule,
});

export const addTemplate = action({
  operation: "compliance.addTemplate",
  input: TemplateInput,
  run: addRules,
  show: (added) => added,
});

export const override = action({
  operation: "compliance.override",
  input: OverrideInput,
  run: createOverride,
});

export const withdraw = change({
  operation: "compliance.withdrawOverride",
  input: OverrideRef,
  run: withdrawOverride,
});
