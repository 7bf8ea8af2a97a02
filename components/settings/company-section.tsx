"use client";

import { Controller } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SectionProps } from "./settings-values";

const timeZones = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));

export function CompanySection({ form: { register, control, formState } }: SectionProps) {
  const { errors } = formState;
  return (
    <FormSection title="Empresa" description="Encabeza los documentos y los reportes.">
      <Field label="Nombre de la empresa" required error={errors.company_name?.message}>
        <Input autoComplete="organization" {...register("company_name")} />
      </Field>
      <Field label="RUC" error={errors.company_tax_id?.message}>
        <Input inputMode="numeric" autoComplete="off" {...register("company_tax_id")} />
      </Field>
      <Field
        label="Propietario de vehículos por defecto"
        required
        error={errors.owner_transport_default?.message}
      >
        <Input autoComplete="off" {...register("owner_transport_default")} />
      </Field>
      <Field
        label="Zona horaria"
        required
        hint="Decide qué día es hoy en todo el sistema."
        error={errors.time_zone?.message}
      >
        <Controller
          name="time_zone"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Combobox
              label="Zona horaria"
              source={timeZones}
              value={value ?? ""}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
    </FormSection>
  );
}
