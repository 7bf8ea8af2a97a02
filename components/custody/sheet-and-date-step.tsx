"use client";

import { useWatch } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { Alert } from "@/components/ui/alert";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { chainFields } from "@/lib/custody/fields";
import type { OpenSheet } from "@/lib/custody/list-open-sheets";
import { isDay, showDay } from "@/lib/values/dates";
import type { ChainFormControls } from "./chain-values";

interface SheetAndDateStepProps {
  form: ChainFormControls;
  sheets: readonly OpenSheet[];
}

const nameOf = ({ seriesCode, periodStart, periodEnd }: OpenSheet) =>
  `${seriesCode} · ${showDay(periodStart)} – ${showDay(periodEnd)}`;

export function SheetAndDateStep({ form, sheets }: SheetAndDateStepProps) {
  const { register, control } = form;
  const { errors } = form.formState;
  const [sheetId, date = ""] = useWatch({ control, name: ["sheet_project_id", "date"] });
  const sheet = sheets.find(({ id }) => id === Number(sheetId));
  const isOutside = sheet && isDay(date) && (date < sheet.periodStart || date > sheet.periodEnd);
  return (
    <FormStep step={1} title="Planilla, fecha y lugar">
      <Field
        label={chainFields.worksheetId.label}
        required
        error={errors.sheet_project_id?.message}
        className="sm:col-span-2"
      >
        <Select
          options={sheets.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
          {...register("sheet_project_id", { setValueAs: Number })}
        />
      </Field>
      <Field label={chainFields.date.label} required error={errors.date?.message}>
        <DateInput {...register("date")} />
      </Field>
      <Field label={chainFields.location.label} error={errors.location?.message}>
        <Input autoComplete="off" {...register("location")} />
      </Field>
      {isOutside ? (
        <Alert tone="warning" className="sm:col-span-2">
          La fecha está fuera del período de la planilla: sus servicios no se cobrarán en ella.
        </Alert>
      ) : null}
      <Field label={chainFields.startTime.label} error={errors.start_time?.message}>
        <Input type="time" {...register("start_time")} />
      </Field>
      <Field label={chainFields.endTime.label} error={errors.end_time?.message}>
        <Input type="time" {...register("end_time")} />
      </Field>
    </FormStep>
  );
}
