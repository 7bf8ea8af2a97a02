"use client";

import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { SectionProps } from "./settings-values";

export function SignatoriesField({ form }: SectionProps) {
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
