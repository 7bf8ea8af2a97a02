"use client";

import type { UseFormReturn } from "react-hook-form";
import { onlyChanged } from "@/components/forms/changed-values";
import { DoubtDialog } from "@/components/forms/doubt-dialog";
import { FormPanel } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { QuantityField } from "@/components/ui/number-input";
import { isWritable } from "@/lib/states/worksheet";
import { worksheetFields } from "@/lib/worksheets/fields";
import type { WorksheetWindow } from "./ask-worksheet";
import { ReferenceFields, sheetDoubts } from "./worksheet-fields";
import { type SheetChangeValues, worksheetValues } from "./worksheet-values";

const together = [["period_start", "period_end"]] as const;

export function EditWorksheet({ acts, standing: { sheet }, onClose }: WorksheetWindow) {
  const { form, submit, isPending, notice, questions } = useActionForm<SheetChangeValues, null>({
    schema: () => import("@/lib/worksheets/input").then((input) => input.WorksheetChanges),
    values: worksheetValues(sheet),
    act: acts.update,
    doubts: sheetDoubts,
    record: { version: sheet.version, sent: onlyChanged({ always: ["id"], together }) },
    done: "Planilla actualizada.",
    onDone: onClose,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormPanel
      title={`Editar ${sheet.seriesCode}`}
      className="sm:max-w-xl"
      saveLabel="Guardar cambios"
      columns={2}
      {...{ submit, isPending, notice, onClose }}
    >
      <Field label={worksheetFields.date.label} required error={errors.date?.message}>
        <DateInput {...register("date")} />
      </Field>
      <Field label={worksheetFields.issueDate.label} required error={errors.issue_date?.message}>
        <DateInput {...register("issue_date")} />
      </Field>
      {isWritable(sheet) ? (
        <TermFields form={form} />
      ) : (
        <Alert className="sm:col-span-full">
          Para cambiar el período o el IVA, reabra la planilla.
        </Alert>
      )}
      <ReferenceFields register={register} errors={errors} />
      <Field
        label={worksheetFields.invoiceReference.label}
        error={errors.invoice_reference?.message}
      >
        <Input autoComplete="off" {...register("invoice_reference")} />
      </Field>
      <DoubtDialog {...questions} />
    </FormPanel>
  );
}

function TermFields({ form }: { form: UseFormReturn<SheetChangeValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={worksheetFields.periodStart.label}
        required
        error={errors.period_start?.message}
      >
        <DateInput {...form.register("period_start")} />
      </Field>
      <Field label={worksheetFields.periodEnd.label} required error={errors.period_end?.message}>
        <DateInput {...form.register("period_end")} />
      </Field>
      <Field
        label={worksheetFields.taxPercentage.label}
        required
        error={errors.tax_percentage?.message}
      >
        <QuantityField suffix="%" className="text-left" {...form.register("tax_percentage")} />
      </Field>
    </>
  );
}
