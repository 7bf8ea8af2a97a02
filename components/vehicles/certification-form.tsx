"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { onlyChanged } from "@/components/forms/changed-values";
import { DialogForm } from "@/components/forms/form-dialog";
import { useActionForm } from "@/components/forms/use-action-form";
import { usualEndHint } from "@/components/papers/usual-end";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ChangeAct } from "@/components/ui/use-act";
import { type PaperMonths, vehicleCertifications } from "@/db/values";
import { certificationFields } from "@/lib/vehicles/certification-fields";
import { certificationLabels } from "@/lib/vehicles/labels";
import type { CertificationValues } from "./certification-values";

const names = vehicleCertifications.map((value) => ({ value, label: certificationLabels[value] }));

interface CertificationFormProps {
  values: CertificationValues;
  version?: number | undefined;
  months: PaperMonths;
  save: ChangeAct;
  onDone: () => void;
}

export function CertificationForm({
  values,
  version,
  months,
  save,
  onDone,
}: CertificationFormProps) {
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
      <LastDay form={form} months={months} />
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

interface LastDayProps {
  form: UseFormReturn<CertificationValues, unknown, CertificationValues>;
  months: PaperMonths;
}

function LastDay({ form, months }: LastDayProps) {
  const { register, control, setValue, formState } = form;
  const [name, ...typed] = useWatch({ control, name: ["name", "date_start", "date_end"] });
  const hint = usualEndHint({
    typed,
    months: name && months[name],
    use: (day) => setValue("date_end", day, { shouldDirty: true }),
  });
  return (
    <Field
      label={certificationFields.endDate.label}
      required
      error={formState.errors.date_end?.message}
      hint={hint}
    >
      <DateInput {...register("date_end")} />
    </Field>
  );
}
