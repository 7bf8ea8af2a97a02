import { FormStep } from "@/components/forms/form-step";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/number-input";
import { guideFields } from "@/lib/shipping/fields";
import type { GuideFormState } from "./guide-values";

export function GuideCostsStep({ form: { register, formState } }: { form: GuideFormState }) {
  const { errors } = formState;
  return (
    <FormStep
      step={4}
      title="Costos"
      description="Pasan a la planilla EN EJECUCIÓN del período en que se emite la guía."
    >
      <Field label={guideFields.transportCost.label} error={errors.cost_transport?.message}>
        <MoneyField {...register("cost_transport")} />
      </Field>
      <Field
        label={guideFields.logisticsConcept.label}
        hint="Así se llama su línea en la planilla."
        error={errors.sheet_project_logistics_concept?.message}
      >
        <Input autoComplete="off" {...register("sheet_project_logistics_concept")} />
      </Field>
      <Field label={guideFields.stowageCost.label} error={errors.cost_stowage?.message}>
        <MoneyField {...register("cost_stowage")} />
      </Field>
      <Field
        label={guideFields.stowageConcept.label}
        hint="Así se llama su línea en la planilla."
        error={errors.sheet_project_stowage_concept?.message}
      >
        <Input autoComplete="off" {...register("sheet_project_stowage_concept")} />
      </Field>
    </FormStep>
  );
}
