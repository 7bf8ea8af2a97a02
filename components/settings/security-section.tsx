"use client";

import { useState } from "react";
import { Controller } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { WholeInput } from "@/components/ui/number-input";
import { Textarea } from "@/components/ui/textarea";
import type { WithoutSecondFactor } from "@/lib/second-factor/list-without-second-factor";
import { RequiredSecondFactor } from "./required-second-factor";
import { firstMessage, type SectionProps } from "./settings-values";

interface SecuritySectionProps extends SectionProps {
  without: WithoutSecondFactor;
}

export function SecuritySection({ form, without }: SecuritySectionProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormSection
      title="Seguridad"
      description="Ingreso de usuarios y de otros sitios; cuánto se conserva lo que pasó."
    >
      <Field
        label="Intentos de ingreso"
        required
        hint="Fallos seguidos antes de bloquear."
        error={errors.login_attempts?.max?.message}
      >
        <WholeInput {...register("login_attempts.max")} />
      </Field>
      <Field label="Bloqueo" required error={errors.login_attempts?.minutes?.message}>
        <WholeInput suffix="min" {...register("login_attempts.minutes")} />
      </Field>
      <Field
        label="Sesión sin uso"
        required
        hint="Se cierra después de tantas horas; 0 para nunca."
        error={errors.session_idle_hours?.message}
      >
        <WholeInput suffix="h" {...register("session_idle_hours")} />
      </Field>
      <Field
        label="Registro de accesos"
        required
        hint="Tiempo que se conserva."
        error={errors.access_log_months?.message}
      >
        <WholeInput suffix="meses" {...register("access_log_months")} />
      </Field>
      <Field
        label="Correos"
        required
        hint="Tiempo que se conservan, enviados o no."
        error={errors.mail_days?.message}
      >
        <WholeInput suffix="días" {...register("mail_days")} />
      </Field>
      <Field
        label="Tareas"
        required
        hint="Tiempo que se conservan, terminadas o fallidas."
        error={errors.job_days?.message}
      >
        <WholeInput suffix="días" {...register("job_days")} />
      </Field>
      <div className="sm:col-span-2">
        <CheckboxField
          control={control}
          name="technician_sees_money"
          label="El técnico ve precios y montos"
          hint="Sin marcar, ninguna pantalla, lista descargada ni papel del técnico los muestra, y no abre planillas, lo no facturado ni los costos de un proyecto. Otros programas reciben lo mismo que antes."
        />
      </div>
      <RequiredSecondFactor form={form} without={without} />
      <Field
        label="Orígenes de confianza"
        hint="Uno por línea. Sus páginas pueden usar la sesión de quien las visita."
        error={firstMessage(errors.trusted_origins)}
        className="sm:col-span-2"
      >
        <Controller
          name="trusted_origins"
          control={control}
          render={({ field: { value, onChange, ref, onBlur } }) => (
            <Lines ref={ref} onBlur={onBlur} value={value ?? []} onChange={onChange} />
          )}
        />
      </Field>
    </FormSection>
  );
}

interface LinesProps {
  value: readonly string[];
  onChange: (lines: string[]) => void;
  onBlur: () => void;
  ref: React.Ref<HTMLTextAreaElement>;
}

function Lines({ value, onChange, ...props }: LinesProps) {
  const [text, setText] = useState(value.join("\n"));
  const type = (typed: string) => {
    setText(typed);
    onChange(typed.split(/\s+/).filter(Boolean));
  };
  return (
    <Textarea
      {...props}
      spellCheck={false}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}
