"use client";

import { onlyChanged } from "@/components/forms/changed-values";
import type { SchemaSource } from "@/components/forms/schema-resolver";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { type Option, Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ChangeAct } from "@/components/ui/use-act";
import { passFields } from "@/lib/papers/pass-fields";
import { DialogForm } from "../forms/form-dialog";

export type PassValues = {
  id?: number | null | undefined;
  vehicle_id?: number | undefined;
  technical_id?: number | undefined;
  bloque?: string | undefined;
  fecha_caducidad?: string | undefined;
  notes?: string | null | undefined;
};

interface PassFormProps {
  schema: SchemaSource<PassValues>;
  values: PassValues;
  version?: number | undefined;
  blocks: readonly Option[];
  save: ChangeAct;
  onDone: () => void;
}

export function PassForm({ schema, values, version, blocks, save, onDone }: PassFormProps) {
  const { form, ...state } = useActionForm<PassValues, null>({
    schema,
    values,
    act: save,
    record: version === undefined ? undefined : { version, sent: onlyChanged({ always: ["id"] }) },
    done: values.id ? "Pase actualizado." : "Pase creado.",
    onDone,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <DialogForm {...state}>
      <Field
        label={passFields.block.label}
        hint={values.id ? undefined : "Para renovar un pase, cambie la fecha del que ya existe."}
        required
        error={errors.bloque?.message}
      >
        <Select placeholder="Elija un bloque" options={blocks} {...register("bloque")} />
      </Field>
      <Field label={passFields.expiresOn.label} required error={errors.fecha_caducidad?.message}>
        <DateInput {...register("fecha_caducidad")} />
      </Field>
      {"notes" in values ? (
        <Field
          label={passFields.notes.label}
          error={errors.notes?.message}
          className="sm:col-span-full"
        >
          <Textarea rows={2} {...register("notes")} />
        </Field>
      ) : null}
    </DialogForm>
  );
}
