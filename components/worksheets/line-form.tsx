"use client";

import type { ComponentProps, ReactNode } from "react";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { FormWindow } from "@/components/forms/form-window";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField, QuantityField } from "@/components/ui/number-input";
import { sheetLineFields } from "@/lib/worksheets/fields";

interface LineValues {
  date?: unknown;
  description?: unknown;
  quantity?: unknown;
  unit_price?: unknown;
  reference_document?: unknown;
}

interface LineFormProps extends Omit<ComponentProps<typeof FormWindow>, "children" | "columns"> {
  fields: { date: boolean; quantity: boolean };
  register: (name: keyof LineValues) => UseFormRegisterReturn;
  errors: FieldErrors<LineValues>;
  /** What may be taken instead of typed. */
  offer?: ReactNode;
}

export const LineForm = ({ fields, register, errors, offer, ...asked }: LineFormProps) => (
  <FormWindow {...asked} columns={2}>
    {offer}
    <Field
      label={sheetLineFields.description.label}
      required
      error={errors.description?.message}
      className="sm:col-span-full"
    >
      <Input autoComplete="off" {...register("description")} />
    </Field>
    {fields.quantity ? (
      <Field label={sheetLineFields.quantity.label} required error={errors.quantity?.message}>
        <QuantityField {...register("quantity")} />
      </Field>
    ) : null}
    <Field label={sheetLineFields.unitPrice.label} required error={errors.unit_price?.message}>
      <MoneyField {...register("unit_price")} />
    </Field>
    {fields.date ? (
      <Field label={sheetLineFields.date.label} required error={errors.date?.message}>
        <DateInput {...register("date")} />
      </Field>
    ) : null}
    <Field
      label={sheetLineFields.referenceDocument.formLabel}
      error={errors.reference_document?.message}
    >
      <Input autoComplete="off" {...register("reference_document")} />
    </Field>
  </FormWindow>
);
