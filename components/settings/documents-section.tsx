"use client";

import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { QuantityField } from "@/components/ui/number-input";
import { Textarea } from "@/components/ui/textarea";
import type { SectionProps } from "./settings-values";

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
      <Signatories form={form} />
    </FormSection>
  );
}

function Signatories({ form }: SectionProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "signatories" });
  const { errors } = form.formState;
  return (
    <Field label="Firmantes" group className="sm:col-span-2">
      <div className="grid gap-3">
        {fields.map((field, at) => (
          <div key={field.id} className="flex items-start gap-2">
            <div className="grid flex-1 gap-2 sm:grid-cols-2">
              <Field
                label={`Nombre del firmante ${at + 1}`}
                hideLabel
                error={errors.signatories?.[at]?.name?.message}
              >
                <Input placeholder="Nombre" {...form.register(`signatories.${at}.name`)} />
              </Field>
              <Field
                label={`Cargo del firmante ${at + 1}`}
                hideLabel
                error={errors.signatories?.[at]?.role?.message}
              >
                <Input placeholder="Cargo" {...form.register(`signatories.${at}.role`)} />
              </Field>
            </div>
            <IconButton
              label={`Quitar el firmante ${at + 1}`}
              icon={Trash2}
              onClick={() => remove(at)}
            />
          </div>
        ))}
        <Button size="sm" className="w-fit" onClick={() => append({ name: "", role: "" })}>
          <Plus aria-hidden="true" />
          Agregar firmante
        </Button>
      </div>
    </Field>
  );
}
