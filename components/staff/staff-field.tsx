"use client";

import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { useChoices } from "@/components/ui/use-choices";
import type { ChoiceKind } from "@/lib/links/reads";

interface StaffFieldProps {
  label: string;
  field?: string;
  choices: Extract<ChoiceKind, "carriers" | "staff">;
  value: number | null | undefined;
  name: string | undefined;
  error: string | undefined;
  onChange: (id: number | null, name: string) => void;
}

export function StaffField({ label, field, choices, ...props }: StaffFieldProps) {
  const { value, name, error, onChange } = props;
  const source = useChoices(choices);
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
