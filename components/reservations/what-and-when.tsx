"use client";

import { Controller } from "react-hook-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { MoneyField, QuantityField, WholeInput } from "@/components/ui/number-input";
import { Select } from "@/components/ui/select";
import { typeLabels } from "@/lib/equipment/labels";
import { showListPrice } from "@/lib/prices/labels";
import { reservationLineFields as fields } from "@/lib/reservations/fields";
import { useLinePrice } from "./line-prices";
import { type ReservationFormState, reservableTypes } from "./reservation-values";

const types = reservableTypes.map((value) => ({ value, label: typeLabels[value] }));

/** Of one line. */
export function WhatAndWhen({ form, at }: { form: ReservationFormState; at: number }) {
  const { register, control, setValue, formState } = form;
  const errors = formState.errors.lines?.[at];
  const price = useLinePrice(form, at);
  const type = register(`lines.${at}.type_equipment`, {
    onChange: () => setValue(`lines.${at}.wished`, []),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Field label={fields.type.label} required error={errors?.type_equipment?.message}>
        <Select placeholder="Elija un tipo" options={types} {...type} />
      </Field>
      <Field label={fields.quantity.label} required error={errors?.quantity?.message}>
        <Controller
          control={control}
          name={`lines.${at}.quantity`}
          render={({ field: { value, onChange, name } }) => (
            <WholeInput name={name} value={value ?? null} onValueChange={onChange} />
          )}
        />
      </Field>
      <Field
        label={fields.minCapacityGallons.label}
        error={errors?.min_capacity_gallons?.message}
        hint="Vacío: cualquiera."
      >
        <QuantityField {...register(`lines.${at}.min_capacity_gallons`)} />
      </Field>
      <Field label={fields.fromDate.label} required error={errors?.from_date?.message}>
        <DateInput {...register(`lines.${at}.from_date`)} />
      </Field>
      <Field
        label={fields.toDate.label}
        error={errors?.to_date?.message}
        hint="Vacío: no se sabe cuándo."
      >
        <DateInput {...register(`lines.${at}.to_date`)} />
      </Field>
      <Field
        label="Tarifa por día"
        error={errors?.cost?.message}
        hint={price ? showListPrice(price) : "De cada equipo."}
      >
        <MoneyField {...register(`lines.${at}.cost`)} />
      </Field>
    </div>
  );
}
