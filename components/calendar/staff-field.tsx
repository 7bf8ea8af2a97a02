"use client";

import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { type SearchOptions, useSearch } from "@/components/ui/use-search";

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
  const source = useSearch(search);
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
