"use client";

import type { ReactNode } from "react";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { Checkbox } from "./checkbox";

interface CheckboxFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
}

/** True until a value says otherwise. */
export const CheckboxField = <Values extends FieldValues>({
  control,
  name,
  ...box
}: CheckboxFieldProps<Values>) => (
  <Controller
    name={name}
    control={control}
    render={({ field: { value, onChange, ...field } }) => (
      <Checkbox
        {...field}
        {...box}
        checked={value ?? true}
        onCheckedChange={(on) => onChange(on === true)}
      />
    )}
  />
);
