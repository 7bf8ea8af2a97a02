"use client";

import { Field } from "@/components/ui/field";
import { FormSection } from "@/components/ui/form-section";
import { Input } from "@/components/ui/input";
import { wholeNumber } from "@/components/ui/use-action-form";
import { firstMessage, type SectionProps } from "./settings-values";

const whole = { setValueAs: wholeNumber };

/** When papers are announced and how large files may be. */
export function LimitsSection({ form: { register, formState } }: SectionProps) {
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
        <Input inputMode="numeric" suffix="días" {...register("alert_days.0", whole)} />
      </Field>
      <Field
        label="Próximo"
        required
        hint="Días antes del vencimiento."
        error={spans?.[1]?.message}
      >
        <Input inputMode="numeric" suffix="días" {...register("alert_days.1", whole)} />
      </Field>
      <Field label="Límite por archivo" required error={errors.upload_limit_mb?.message}>
        <Input inputMode="numeric" suffix="MB" {...register("upload_limit_mb", whole)} />
      </Field>
      <Field label="Límite de carga masiva" required error={errors.bulk_upload_limit_mb?.message}>
        <Input inputMode="numeric" suffix="MB" {...register("bulk_upload_limit_mb", whole)} />
      </Field>
    </FormSection>
  );
}
