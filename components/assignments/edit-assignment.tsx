"use client";

import { onlyChanged } from "@/components/forms/changed-values";
import { FormPanel } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/number-input";
import { Textarea } from "@/components/ui/textarea";
import { sayWeekdays } from "@/components/ui/weekday-picker";
import { assignmentFields } from "@/lib/assignments/fields";
import { costLabels } from "@/lib/assignments/labels";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { type AssignmentWindow, assignmentTitle } from "./assignment-window";
import { EditFrequency } from "./edit-frequency";
import { type EditFormValues, editFormValues } from "./edit-values";

const together = [
  ["frequency_type", "interval_days", "weekdays", "monthdays"],
  ["operation_start_date", "operation_end_date", "expected_return_date"],
] as const;

const clashLabels = {
  weekdays: {
    label: assignmentFields.weekdays.label,
    show: (value: unknown) => sayWeekdays(Array.isArray(value) ? value : []),
  },
  monthdays: { label: assignmentFields.monthdays.label },
  interval_days: { label: assignmentFields.intervalDays.label },
};

export function EditAssignment({ row, act, onClose }: AssignmentWindow) {
  const { form, submit, isPending, notice } = useActionForm<EditFormValues, null>({
    schema: () => import("@/lib/assignments/input").then((input) => input.AssignmentChanges),
    values: editFormValues(row),
    act,
    record: { version: row.version, sent: onlyChanged({ always: ["id"], together }), clashLabels },
    done: "Asignación actualizada.",
    onDone: onClose,
  });
  const { register } = form;
  const { errors } = form.formState;
  const isUnit = isUnitAssignment(row);
  return (
    <FormPanel
      title={`Editar ${assignmentTitle(row)}`}
      className="sm:max-w-lg"
      saveLabel="Guardar cambios"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field
        label={costLabels[row.kind]}
        required
        error={errors.cost?.message}
        hint={
          row.rates?.length
            ? "Otro valor rige desde el inicio, en lugar de las tarifas por fechas."
            : undefined
        }
      >
        <MoneyField {...register("cost")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={assignmentFields.startDate.label}
          required
          error={errors.operation_start_date?.message}
        >
          <DateInput {...register("operation_start_date")} />
        </Field>
        <Field
          label={assignmentFields.endDate.label}
          error={errors.operation_end_date?.message}
          hint={isUnit ? "Hoy o antes deja libre el equipo." : undefined}
        >
          <DateInput {...register("operation_end_date")} />
        </Field>
      </div>
      {isUnit ? (
        <Field
          label={assignmentFields.expectedReturnDate.label}
          error={errors.expected_return_date?.message}
          hint="Un plan: ni cobra ni libera. Desde ese día el equipo se puede reservar."
        >
          <DateInput {...register("expected_return_date")} />
        </Field>
      ) : null}
      <EditFrequency row={row} form={form} />
      <Field
        label={assignmentFields.description.label}
        required
        error={errors.detailed_description?.message}
      >
        <Input autoComplete="off" {...register("detailed_description")} />
      </Field>
      <Field label={assignmentFields.notes.label} error={errors.notes?.message}>
        <Textarea {...register("notes")} />
      </Field>
    </FormPanel>
  );
}
