"use client";

import { Controller } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SuggestInput } from "@/components/ui/suggest-input";
import { type SearchOptions, useSearch } from "@/components/ui/use-search";
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
  search: SearchOptions;
  className?: string;
}

/** A text that offers what was written into the same field before. */
export function SuggestedField({ form, name, label, search, className = "" }: SuggestedFieldProps) {
  const source = useSearch(search, "field", name);
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
