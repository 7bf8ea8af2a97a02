"use client";

import { useCallback } from "react";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import type { Act } from "@/components/ui/use-act";
import type { ComboboxOption } from "@/components/ui/use-combobox";

export type SearchOptions = Act<ComboboxOption[]>;

/** What a search action offers, for a combobox. */
export const optionsOf = async (answer: ReturnType<SearchOptions>) => {
  const found = await answer;
  if (!found.ok) throw new Error(found.error);
  return found.data ?? [];
};

interface StaffFieldProps {
  label: string;
  search: SearchOptions;
  /** Who is chosen at first. */
  value: { id: number; name: string } | null;
  error: string | undefined;
  onChange: (id: number | null, name: string) => void;
}

/** A technician found by name or identity card; none is a choice. */
export function StaffField({ label, search, value, error, onChange }: StaffFieldProps) {
  const source = useCallback((typed: string) => optionsOf(search({ search: typed })), [search]);
  return (
    <Field label={label} error={error}>
      <Combobox
        label={label}
        clearable
        source={source}
        defaultValue={value ? String(value.id) : ""}
        {...(value ? { valueLabel: value.name } : {})}
        placeholder="Buscar por nombre o cédula"
        onValueChange={(id, option) => onChange(id === "" ? null : Number(id), option?.label ?? "")}
      />
    </Field>
  );
}
