"use client";

import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { ruleLevels } from "@/db/values";
import { ruleFields as fields } from "@/lib/compliance/fields";
import { levelLabels } from "@/lib/compliance/labels";
import type { RuleRow } from "@/lib/compliance/list-rule-rows";
import type { OperatorBlock } from "@/lib/settings/block-named";
import { RuleAsked } from "./rule-asked";
import { RuleLimits } from "./rule-limits";
import { RulePlace } from "./rule-place";
import { RulePreview } from "./rule-preview";
import { blankRule, type RuleValues, ruleValues } from "./rule-values";

interface RuleFormProps {
  rule?: RuleRow;
  blocks: readonly OperatorBlock[];
  save: Act | ChangeAct;
  onClose: () => void;
}

const levels = ruleLevels.map((value) => ({ value, label: levelLabels[value] }));

const words = {
  made: { title: "Nueva regla", saveLabel: "Crear regla", done: "Regla creada." },
  changed: { title: "Editar regla", saveLabel: "Guardar cambios", done: "Regla actualizada." },
};

export function RuleForm({ rule, blocks, save, onClose }: RuleFormProps) {
  const { done, ...said } = rule ? words.changed : words.made;
  const { form, submit, isPending, notice } = useActionForm<RuleValues, null>({
    schema: () =>
      import("@/lib/compliance/rule-input").then((input) =>
        rule ? input.RuleUpdate : input.RuleInput,
      ),
    values: rule ? ruleValues(rule) : blankRule(),
    act: save,
    record: rule && { version: rule.version, sent: (typed) => typed },
    done,
    onDone: onClose,
  });
  const preview = async () => {
    const { rule_id, ...typed } = form.getValues();
    return (await form.trigger()) ? { rule: typed, ruleId: rule_id } : null;
  };
  return (
    <FormWindow
      columns={2}
      size="lg"
      description="Se mira cada día del trabajo; un papel vale hasta su último día, incluido."
      {...said}
      {...{ submit, isPending, notice, onClose }}
    >
      <RuleAsked form={form} />
      <Field label={fields.level.label} required error={form.formState.errors.level?.message}>
        <Select options={levels} {...form.register("level")} />
      </Field>
      <RulePlace {...{ form, blocks }} partnerName={rule?.partnerName} location={rule?.location} />
      <RuleLimits form={form} />
      <RulePreview ask={preview} />
    </FormWindow>
  );
}
