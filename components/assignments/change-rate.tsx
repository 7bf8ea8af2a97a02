"use client";

import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/number-input";
import type { ChangeAct } from "@/components/ui/use-act";
import { rateFields } from "@/lib/assignments/fields";
import type { RateChange } from "@/lib/assignments/input";
import { costLabels } from "@/lib/assignments/labels";
import { type AssignmentWindow, assignmentTitle } from "./assignment-window";
import { RatesSoFar } from "./rates-so-far";

interface ChangeRateProps extends AssignmentWindow {
  withdraw: ChangeAct;
}

export function ChangeRate({ row, today, act, withdraw, onClose }: ChangeRateProps) {
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof RateChange>, null>({
    schema: () => import("@/lib/assignments/input").then((input) => input.RateChange),
    values: { id: row.id, from_date: "", cost: "", reason: "" },
    act,
    record: { version: row.version, sent: (typed) => typed },
    done: "Tarifa cambiada.",
    onDone: onClose,
  });
  const { errors } = form.formState;
  return (
    <FormWindow
      title={`Cambiar tarifa de ${assignmentTitle(row)}`}
      description="Cada día se cobra a la tarifa de ese día. Las planillas en ejecución se actualizan; las demás no cambian."
      saveLabel="Cambiar tarifa"
      {...{ submit, isPending, notice, onClose }}
    >
      <RatesSoFar {...{ row, today, withdraw }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={rateFields.fromDate.label}
          required
          hint="El primer día que cuesta la nueva tarifa."
          error={errors.from_date?.message}
        >
          <DateInput {...form.register("from_date")} />
        </Field>
        <Field label={costLabels[row.kind]} required error={errors.cost?.message}>
          <MoneyField {...form.register("cost")} />
        </Field>
      </div>
      <Field label={rateFields.reason.label} error={errors.reason?.message}>
        <Input autoComplete="off" {...form.register("reason")} />
      </Field>
    </FormWindow>
  );
}
