"use client";

import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { Button } from "@/components/ui/button";
import { blankItem, type GuideFormState } from "./guide-values";
import { ItemRow } from "./item-row";

export function ItemsStep({ form }: { form: GuideFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "details" });
  return (
    <FormStep
      step={2}
      title="Detalle"
      description="Qué se lleva. El equipo es opcional: primero se ofrecen los del proyecto."
      className="sm:grid-cols-1"
    >
      {fields.length === 0 ? <p className="text-muted">Sin ítems todavía.</p> : null}
      <ol className="grid gap-3">
        {fields.map((field, at) => (
          <ItemRow key={field.id} form={form} at={at} onRemove={() => remove(at)} />
        ))}
      </ol>
      <Button
        className="w-fit"
        onClick={() =>
          append(blankItem, {
            shouldFocus: true,
            focusName: `details.${fields.length}.description`,
          })
        }
      >
        <Plus aria-hidden="true" />
        Agregar ítem
      </Button>
    </FormStep>
  );
}
