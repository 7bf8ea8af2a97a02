"use client";

import { useCallback } from "react";
import { Controller } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SuggestInput } from "@/components/ui/suggest-input";
import type { Act } from "@/components/ui/use-act";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import type { GuideFormState } from "./guide-values";

export type SearchOptions = Act<ComboboxOption[]>;

/** What a search act finds; fails where the act does. */
export async function optionsOf(answer: ReturnType<SearchOptions>) {
  const found = await answer;
  if (!found.ok) throw new Error(found.error);
  return found.data ?? [];
}

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
}

/** A text that offers what was written into the same field before. */
export function SuggestedField({ form, name, label, search }: SuggestedFieldProps) {
  const source = useCallback(
    (typed: string) => optionsOf(search({ field: name, search: typed })),
    [search, name],
  );
  return (
    <Field label={label} error={form.formState.errors[name]?.message}>
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
