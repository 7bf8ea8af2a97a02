"use client";

import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { type SearchOptions, useSearch } from "@/components/ui/use-search";

interface StaffFieldProps {
  label: string;
  /** What the form calls its value. */
  field?: string;
  search: SearchOptions;
  value: number | null | undefined;
  /** What the technician of the value is called. */
  name: string | undefined;
  error: string | undefined;
  onChange: (id: number | null, name: string) => void;
}

/** A technician found by name or identity card; none is a choice. */
export function StaffField({ label, field, search, ...props }: StaffFieldProps) {
  const { value, name, error, onChange } = props;
  const source = useSearch(search);
  return (
    <Field label={label} name={field} error={error}>
      <Combobox
        label={label}
        clearable
        source={source}
        value={value ? String(value) : ""}
        valueLabel={name || undefined}
        placeholder="Buscar por nombre o cédula"
        onValueChange={(id, option) => onChange(id === "" ? null : Number(id), option?.label ?? "")}
      />
    </Field>
  );
}
