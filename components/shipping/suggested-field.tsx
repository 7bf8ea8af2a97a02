"use client";

import { Controller } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SuggestInput } from "@/components/ui/suggest-input";
import { useChoices } from "@/components/ui/use-choices";
import type { GuideFormState } from "./guide-values";

interface SuggestedFieldProps {
  form: GuideFormState;
  name:
    | "origin_place"
    | "destination_place"
    | "carrier_name"
    | "contact_name"
    | "contact_phone"
    | "vehicle_plate";
  label: string;
  className?: string;
}

export function SuggestedField({ form, name, label, className = "" }: SuggestedFieldProps) {
  const source = useChoices(name === "vehicle_plate" ? "plates" : "texts", "field", name);
  return (
    <Field label={label} error={form.formState.errors[name]?.message} className={className}>
      <Controller
        name={name}
        control={form.control}
        render={({ field: { value, onChange, ref } }) => (
          <SuggestInput
            label={label}
            source={source}
            name={name}
            value={value ?? ""}
            onValueChange={onChange}
            ref={ref}
          />
        )}
      />
    </Field>
  );
}
