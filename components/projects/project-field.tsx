"use client";

import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { useChoices } from "@/components/ui/use-choices";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import type { ChoiceKind } from "@/lib/links/reads";

interface ProjectFieldProps {
  choices: Extract<ChoiceKind, "open-projects" | "projects">;
  value: number | null | undefined;
  name: string | undefined;
  error: string | undefined;
  disabled?: boolean;
  className?: string;
  onChange: (id: number, option: ComboboxOption | null) => void;
}

export function ProjectField({ choices, value, name, onChange, ...props }: ProjectFieldProps) {
  const { disabled = false, ...field } = props;
  const source = useChoices(choices);
  return (
    <Field label="Proyecto" required {...field}>
      <Combobox
        label="Proyecto"
        source={source}
        disabled={disabled}
        value={value ? String(value) : ""}
        valueLabel={name || undefined}
        placeholder="Buscar por cliente o campamento"
        onValueChange={(id, option) => onChange(Number(id), option)}
      />
    </Field>
  );
}
