"use client";

import { useWatch } from "react-hook-form";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import type { Act } from "@/components/ui/use-act";
import { requirementName, subjectLabels } from "@/lib/compliance/labels";
import { draftsOf, templateIds, templates } from "@/lib/compliance/templates";
import type { OperatorBlock } from "@/lib/settings/block-named";
import { RulePlace } from "./rule-place";
import { RulePreview } from "./rule-preview";
import type { TemplateValues } from "./rule-values";

interface TemplateFormProps {
  blocks: readonly OperatorBlock[];
  save: Act<number | null>;
  onClose: () => void;
}

const options = templateIds.map((value) => ({ value, label: templates[value].name }));
const anywhere = { partnerId: null, block: null, projectId: null };

const told = (added: number | null) => {
  if (!added) return "Esas reglas ya estaban.";
  return added === 1 ? "Se agregó 1 regla." : `Se agregaron ${added} reglas.`;
};

/** Picked by somebody, for a place; each of its rules warns only. */
export function TemplateForm({ blocks, save, onClose }: TemplateFormProps) {
  const { form, submit, isPending, notice } = useActionForm<TemplateValues, number | null>({
    schema: () => import("@/lib/compliance/rule-input").then((input) => input.TemplateInput),
    values: { template: "general", partner_id: null, bloque: "", project_id: null },
    act: save,
    onDone: (added) => {
      toast.success(told(added));
      onClose();
    },
  });
  const { register, control, trigger, getValues } = form;
  const template = useWatch({ control, name: "template" });
  return (
    <FormWindow
      columns={2}
      size="lg"
      title="Agregar una plantilla"
      description="Sus reglas solo advierten. Después se cambian, se endurecen o se quitan una por una."
      saveLabel="Agregar reglas"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field label="Plantilla" required className="sm:col-span-full">
        <Select options={options} {...register("template")} />
      </Field>
      <ul className="grid list-disc gap-x-6 pl-5 text-muted sm:col-span-full sm:grid-cols-2">
        {draftsOf(template, anywhere).map((rule) => (
          <li key={`${rule.subject}-${rule.requirement}-${rule.param}`}>
            {requirementName(rule)} ({subjectLabels[rule.subject].toLowerCase()})
          </li>
        ))}
      </ul>
      <RulePlace {...{ form, blocks }} />
      <RulePreview ask={async () => ((await trigger()) ? { template: getValues() } : null)} />
    </FormWindow>
  );
}
