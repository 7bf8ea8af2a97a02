"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { MoneyField } from "@/components/ui/number-input";
import { costLabels } from "@/lib/assignments/labels";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { type EditFormValues, frequencyIn, maintenanceOf } from "./edit-values";
import { FrequencyEditor } from "./frequency-editor";
import { everySevenDays, type FrequencyValues } from "./frequency-values";

interface EditFrequencyProps {
  row: AssignmentRow;
  form: UseFormReturn<EditFormValues, unknown, EditFormValues>;
}

export function EditFrequency({ row, form }: EditFrequencyProps) {
  const values = useWatch({ control: form.control });
  const { errors } = form.formState;
  const isUnit = isUnitAssignment(row);
  const frequency = frequencyIn({ id: row.id, ...values });
  const change = (changed: FrequencyValues) => setFrequency(form, changed);
  const editor = frequency ? (
    <FrequencyEditor
      value={frequency}
      onChange={change}
      errors={{
        frequency_type: errors.frequency_type?.message,
        interval_days: errors.interval_days?.message,
        weekdays: errors.weekdays?.message,
        monthdays: errors.monthdays?.message,
      }}
      startDate={values.operation_start_date ?? row.startDate}
      endDate={values.operation_end_date || null}
    />
  ) : null;
  if (!isUnit) return editor;
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4">
      <legend className="px-1 font-medium text-ink text-sm">Mantenimiento</legend>
      {maintenanceOf(row) ? null : (
        <Checkbox
          label="Agregar servicio de mantenimiento"
          checked={frequency !== null}
          onCheckedChange={(on) => (on === true ? addMaintenance(form) : clearMaintenance(form))}
        />
      )}
      {frequency ? (
        <Field label={costLabels.SERVICIO} required error={errors.maintenance_cost?.message}>
          <MoneyField {...form.register("maintenance_cost")} />
        </Field>
      ) : null}
      {editor}
    </fieldset>
  );
}

function setFrequency(form: EditFrequencyProps["form"], changed: FrequencyValues) {
  form.setValue("frequency_type", changed.frequency_type);
  form.setValue("interval_days", changed.interval_days);
  form.setValue("weekdays", changed.weekdays);
  form.setValue("monthdays", changed.monthdays);
  form.clearErrors(["frequency_type", "interval_days", "weekdays", "monthdays"]);
}

const maintenanceFields = [
  "maintenance_cost",
  "frequency_type",
  "interval_days",
  "weekdays",
  "monthdays",
] as const;

/** Blank, so that the schema refuses it until it is filled in. */
function addMaintenance(form: EditFrequencyProps["form"]) {
  form.setValue("maintenance_cost", "");
  setFrequency(form, everySevenDays);
}

function clearMaintenance(form: EditFrequencyProps["form"]) {
  for (const field of maintenanceFields) form.setValue(field, undefined);
  form.clearErrors([...maintenanceFields]);
}
