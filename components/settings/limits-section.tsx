"use client";

import { FormSection } from "@/components/forms/form-section";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { WholeInput } from "@/components/ui/number-input";
import { firstMessage, type SectionProps } from "./settings-values";

export function LimitsSection({ form: { register, control, formState } }: SectionProps) {
  const { errors } = formState;
  const spans = errors.alert_days;
  return (
    <FormSection title="Alertas y archivos" description="Vencimientos y tamaño de los archivos.">
      <Field
        label="Por vencer"
        required
        hint="Días antes del vencimiento."
        error={spans?.[0]?.message ?? firstMessage(spans?.root ?? null) ?? spans?.message}
      >
        <WholeInput suffix="días" {...register("alert_days.0")} />
      </Field>
      <Field
        label="Próximo"
        required
        hint="Días antes del vencimiento."
        error={spans?.[1]?.message}
      >
        <WholeInput suffix="días" {...register("alert_days.1")} />
      </Field>
      <Field label="Límite por archivo" required error={errors.upload_limit_mb?.message}>
        <WholeInput suffix="MB" {...register("upload_limit_mb")} />
      </Field>
      <Field label="Límite de carga masiva" required error={errors.bulk_upload_limit_mb?.message}>
        <WholeInput suffix="MB" {...register("bulk_upload_limit_mb")} />
      </Field>
      <div className="sm:col-span-2">
        <CheckboxField
          control={control}
          name="gate_custody"
          label="Las reglas de aptitud detienen cadenas y guías"
          hint="Sin marcar, solo se pide el motivo de salir igual; marcada, una regla que bloquea no deja guardarlas, tampoco a otros programas."
        />
      </div>
    </FormSection>
  );
}
