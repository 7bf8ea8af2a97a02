"use client";

import { type Ref, useId, useImperativeHandle } from "react";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { useChoices } from "@/components/ui/use-choices";
import { projectFields } from "@/lib/projects/fields";

interface PartnerFieldProps {
  value?: number | undefined;
  onChange: (partnerId: number | undefined) => void;
  selectedName?: string | undefined;
  error?: string | undefined;
  ref?: Ref<{ focus: () => void }>;
}

export function PartnerField({ value, onChange, ref, ...props }: PartnerFieldProps) {
  const id = useId();
  const { selectedName, error } = props;
  useImperativeHandle(ref, () => ({ focus: () => document.getElementById(id)?.focus() }), [id]);
  const source = useChoices("partners");
  return (
    <Field label={projectFields.partnerId.label} name="partner_id" required id={id} error={error}>
      <Combobox
        label={projectFields.partnerId.label}
        source={source}
        value={value === undefined ? "" : String(value)}
        {...(selectedName ? { valueLabel: selectedName } : {})}
        placeholder="Buscar por nombre o RUC"
        onValueChange={(chosen) => onChange(chosen ? Number(chosen) : undefined)}
      />
    </Field>
  );
}
