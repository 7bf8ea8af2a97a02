"use client";

import { useWatch } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { MoneyField, QuantityField } from "@/components/ui/number-input";
import { maintenanceFields } from "@/lib/maintenance/fields";
import { showMoney } from "@/lib/values/decimal";
import { liveTotal, type MaintenanceFormState } from "./maintenance-values";

/** Days × rate + logistics + parts, unless another total is written. */
export function MaintenanceCostsStep({ form }: { form: MaintenanceFormState }) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const [days, daily_rate, logistics_cost, parts_cost, isOwn] = useWatch({
    control,
    name: ["days", "daily_rate", "logistics_cost", "parts_cost", "own_total"],
  });
  const total = liveTotal({ days, daily_rate, logistics_cost, parts_cost });
  const write = (on: boolean) => {
    setValue("own_total", on, { shouldDirty: true });
    setValue("total_cost", on ? (total ?? "") : null);
  };
  return (
    <FormStep step={3} title="Costos" description="Días × tarifa diaria + logística + repuestos.">
      <Field label={maintenanceFields.days.label} error={errors.days?.message}>
        <QuantityField {...register("days")} />
      </Field>
      <Field label={maintenanceFields.dailyRate.label} error={errors.daily_rate?.message}>
        <MoneyField {...register("daily_rate")} />
      </Field>
      <Field label={maintenanceFields.logisticsCost.label} error={errors.logistics_cost?.message}>
        <MoneyField {...register("logistics_cost")} />
      </Field>
      <Field label={maintenanceFields.partsCost.label} error={errors.parts_cost?.message}>
        <MoneyField {...register("parts_cost")} />
      </Field>
      <div className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-4 py-3 sm:col-span-2">
        <span className="text-muted">
          {isOwn ? "Total calculado" : maintenanceFields.totalCost.label}
        </span>
        <output className="font-semibold text-ink text-xl tabular-nums">
          {total === null ? "Demasiado grande" : showMoney(total)}
        </output>
      </div>
      <Checkbox
        label="Escribir otro total"
        hint="Cuando se acordó un precio distinto al calculado."
        checked={isOwn ?? false}
        onCheckedChange={(on) => write(on === true)}
      />
      {isOwn ? (
        <Field label={maintenanceFields.totalCost.formLabel} error={errors.total_cost?.message}>
          <MoneyField {...register("total_cost")} />
        </Field>
      ) : null}
    </FormStep>
  );
}
