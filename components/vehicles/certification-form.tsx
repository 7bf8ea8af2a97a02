"use client";

import type * as z from "zod";
import { onlyChanged } from "@/components/forms/changed-values";
import { DialogForm } from "@/components/forms/form-dialog";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ChangeAct } from "@/components/ui/use-act";
import { vehicleCertifications } from "@/db/values";
import { certificationFields } from "@/lib/vehicles/certification-fields";
import type { CertificationInput } from "@/lib/vehicles/certification-input";
import { certificationLabels } from "@/lib/vehicles/labels";

export type CertificationValues = z.input<typeof CertificationInput>;

const names = vehicleCertifications.map((value) => ({ value, label: certificationLabels[value] }));

interface CertificationFormProps {
  values: CertificationValues;
  version?: number | undefined;
  save: ChangeAct;
  onDone: () => void;
}

export function CertificationForm({ values, version, save, onDone }: CertificationFormProps) {
  const { form, ...state } = useActionForm<CertificationValues, null>({
    schema: () =>
      import("@/lib/vehicles/certification-input").then((input) => input.CertificationInput),
    values,
    act: save,
    record: version === undefined ? undefined : { version, sent: onlyChanged({ always: ["id"] }) },
    done: values.id ? "Certificación actualizada." : "Certificación creada.",
    onDone,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <DialogForm {...state}>
      <Field
        label={certificationFields.name.label}
        hint={values.id ? undefined : "Para renovar una, cambie las fechas de la que ya existe."}
        required
        error={errors.name?.message}
        className="sm:col-span-full"
      >
        <Select options={names} {...register("name")} />
      </Field>
      <Field
        label={certificationFields.startDate.label}
        required
        error={errors.date_start?.message}
      >
        <DateInput {...register("date_start")} />
      </Field>
      <Field label={certificationFields.endDate.label} required error={errors.date_end?.message}>
        <DateInput {...register("date_end")} />
      </Field>
      <Field
        label={certificationFields.description.label}
        error={errors.description?.message}
        className="sm:col-span-full"
      >
        <Textarea rows={2} {...register("description")} />
      </Field>
    </DialogForm>
  );
}
