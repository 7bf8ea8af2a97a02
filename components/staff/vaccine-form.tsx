"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { onlyChanged } from "@/components/forms/changed-values";
import { DialogForm } from "@/components/forms/form-dialog";
import { useActionForm } from "@/components/forms/use-action-form";
import { ProposedDay } from "@/components/papers/proposed-day";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { WholeInput } from "@/components/ui/number-input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ChangeAct } from "@/components/ui/use-act";
import { type VaccineSchemes, vaccineTypes } from "@/db/values";
import { vaccineLabels } from "@/lib/staff/labels";
import { vaccineFields } from "@/lib/staff/vaccine-fields";
import { proposedNextDose } from "@/lib/staff/vaccine-schemes";
import { isDay } from "@/lib/values/dates";
import type { VaccineValues } from "./vaccine-values";

const vaccines = vaccineTypes.map((value) => ({ value, label: vaccineLabels[value] }));

interface VaccineFormProps {
  values: VaccineValues;
  version?: number | undefined;
  schemes: VaccineSchemes;
  save: ChangeAct;
  onDone: () => void;
}

export function VaccineForm({ values, version, schemes, save, onDone }: VaccineFormProps) {
  const { form, ...state } = useActionForm<VaccineValues, null>({
    schema: () => import("@/lib/staff/vaccine-input").then((input) => input.VaccineInput),
    values,
    act: save,
    record: version === undefined ? undefined : { version, sent: onlyChanged({ always: ["id"] }) },
    done: values.id ? "Vacuna actualizada." : "Vacuna registrada.",
    onDone,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <DialogForm {...state}>
      <Field label={vaccineFields.vaccine.label} required error={errors.vaccine_type?.message}>
        <Select options={vaccines} {...register("vaccine_type")} />
      </Field>
      <Field label={vaccineFields.doseNumber.label} error={errors.dose_number?.message}>
        <WholeInput {...register("dose_number")} />
      </Field>
      <Field
        label={vaccineFields.appliedOn.label}
        required
        error={errors.application_date?.message}
      >
        <DateInput {...register("application_date")} />
      </Field>
      <NextDose form={form} schemes={schemes} />
      <Field
        label={vaccineFields.batchNumber.label}
        error={errors.batch_number?.message}
        className="sm:col-span-full"
      >
        <Input autoComplete="off" {...register("batch_number")} />
      </Field>
      <Field
        label={vaccineFields.notes.label}
        error={errors.notes?.message}
        className="sm:col-span-full"
      >
        <Textarea rows={2} {...register("notes")} />
      </Field>
    </DialogForm>
  );
}

interface NextDoseProps {
  form: UseFormReturn<VaccineValues, unknown, VaccineValues>;
  schemes: VaccineSchemes;
}

function NextDose({ form, schemes }: NextDoseProps) {
  const { register, control, setValue, formState } = form;
  const [vaccine, dose, appliedOn, next] = useWatch({
    control,
    name: ["vaccine_type", "dose_number", "application_date", "next_dose_date"],
  });
  const day =
    vaccine && appliedOn && isDay(appliedOn)
      ? proposedNextDose(schemes, { vaccine, doseNumber: dose ?? null, appliedOn })
      : null;
  return (
    <Field
      label={vaccineFields.nextDoseOn.label}
      error={formState.errors.next_dose_date?.message}
      hint={
        day && day !== next ? (
          <ProposedDay
            usual="Según el esquema"
            day={day}
            use={(chosen) => setValue("next_dose_date", chosen, { shouldDirty: true })}
          />
        ) : null
      }
    >
      <DateInput {...register("next_dose_date")} />
    </Field>
  );
}
