"use client";

import { Trash2 } from "lucide-react";
import { Controller } from "react-hook-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { MoneyField, QuantityField, WholeInput } from "@/components/ui/number-input";
import { Select } from "@/components/ui/select";
import { typeLabels } from "@/lib/equipment/labels";
import { showListPrice } from "@/lib/prices/labels";
import { reservationLineFields as fields } from "@/lib/reservations/fields";
import { LineFree } from "./line-free";
import { LineMaintenance } from "./line-maintenance";
import { useLinePrice } from "./line-prices";
import { LineWishes } from "./line-wishes";
import { type ReservationFormState, reservableTypes } from "./reservation-values";

interface ReservationLineProps {
  form: ReservationFormState;
  at: number;
  today: string;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

const types = reservableTypes.map((value) => ({ value, label: typeLabels[value] }));

export function LineOfForm({ form, at, today, onRemove }: ReservationLineProps) {
  const place = at + 1;
  return (
    <li aria-label={`Línea ${place}`} className="rounded-control border border-line">
      <div className="flex items-center justify-between gap-3 border-line border-b px-4 py-1.5">
        <h3 className="font-medium text-ink text-sm">Línea {place}</h3>
        <span className="flex min-h-control items-center gap-3">
          <LineFree {...{ form, at, today }} />
          {onRemove ? (
            <IconButton label={`Quitar la línea ${place}`} icon={Trash2} onClick={onRemove} />
          ) : null}
        </span>
      </div>
      <div className="grid gap-4 p-4">
        <WhatAndWhen form={form} at={at} />
        <LineWishes {...{ form, at, today }} />
        <LineMaintenance form={form} at={at} />
      </div>
    </li>
  );
}

function WhatAndWhen({ form, at }: Pick<ReservationLineProps, "form" | "at">) {
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
