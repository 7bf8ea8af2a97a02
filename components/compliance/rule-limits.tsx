"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { WholeInput } from "@/components/ui/number-input";
import { ruleFields as fields } from "@/lib/compliance/fields";
import { isAge, isFact } from "@/lib/states/gate";
import type { RuleValues } from "./rule-values";

interface RuleLimitsProps {
  form: UseFormReturn<RuleValues, unknown, RuleValues>;
}

const marginHint = (isOfAge: boolean) =>
  isOfAge
    ? "Días que puede tener el último mantenimiento."
    : "Días que debe valer aún después del trabajo.";

/** From when to when it holds, and with how much to spare. */
export function RuleLimits({ form: { register, control, formState } }: RuleLimitsProps) {
  const { errors } = formState;
  const requirement = useWatch({ control, name: "requirement" });
  return (
    <>
      {isFact({ requirement }) ? null : (
        <Field
          label={fields.minDays.label}
          hint={marginHint(isAge({ requirement }))}
          error={errors.min_days?.message}
        >
          <WholeInput suffix="días" {...register("min_days")} />
        </Field>
      )}
      <div className="grid gap-4 sm:col-span-full sm:grid-cols-2">
        <Field label={fields.fromDate.label} error={errors.from_date?.message}>
          <DateInput {...register("from_date")} />
        </Field>
        <Field label={fields.toDate.label} error={errors.to_date?.message}>
          <DateInput {...register("to_date")} />
        </Field>
      </div>
      <Field label={fields.note.label} error={errors.note?.message} className="sm:col-span-full">
        <Input autoComplete="off" {...register("note")} />
      </Field>
    </>
  );
}
