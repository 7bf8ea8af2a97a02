"use client";

import { FormSection } from "@/components/forms/form-section";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { QuantityField } from "@/components/ui/number-input";
import { Textarea } from "@/components/ui/textarea";
import type { SectionProps } from "./settings-values";
import { SignatoriesField } from "./signatories-field";

export function DocumentsSection({ form }: SectionProps) {
  const { errors } = form.formState;
  return (
    <FormSection title="Documentos" description="Series, impuesto y textos de lo que se imprime.">
      <Field
        label="Prefijo de documentos"
        required
        hint="Comienza la serie de cada planilla: FAE-PS-2026-0001."
        error={errors.document_prefix?.message}
      >
        <Input autoComplete="off" {...form.register("document_prefix")} />
      </Field>
      <Field
        label="IVA"
        required
        hint="Para las planillas nuevas."
        error={errors.tax_percentage?.message}
      >
        <QuantityField suffix="%" className="text-left" {...form.register("tax_percentage")} />
      </Field>
      <Field label="Texto del encabezado" error={errors.document_texts?.header?.message}>
        <Textarea {...form.register("document_texts.header")} />
      </Field>
      <Field label="Texto del pie" error={errors.document_texts?.footer?.message}>
        <Textarea {...form.register("document_texts.footer")} />
      </Field>
      <Field
        label="Tratamiento de los residuos"
        hint="Lo que dice el certificado de disposición final de cada cadena."
        error={errors.document_texts?.treatment?.message}
      >
        <Textarea {...form.register("document_texts.treatment")} />
      </Field>
      <Field
        label="Condiciones de la cotización"
        hint="Se imprimen bajo el total de cada cotización."
        error={errors.document_texts?.quote?.message}
      >
        <Textarea {...form.register("document_texts.quote")} />
      </Field>
      <SignatoriesField form={form} />
    </FormSection>
  );
}
