"use client";

import { type Ref, useId, useImperativeHandle } from "react";
import { MakingCombobox, type MakingProps } from "@/components/forms/making-combobox";
import type { CreatePartnerProps } from "@/components/partners/create-partner";
import { Field } from "@/components/ui/field";
import { lateWindow } from "@/components/ui/late-window";
import { useChoices } from "@/components/ui/use-choices";
import { projectFields } from "@/lib/projects/fields";

const CreatePartner = lateWindow(() =>
  import("@/components/partners/create-partner").then(({ CreatePartner }) => CreatePartner),
);

const windowFor = (create: CreatePartnerProps["create"]) => (making: MakingProps) => (
  <CreatePartner {...making} create={create} />
);

interface PartnerFieldProps {
  value?: number | undefined;
  onChange: (partnerId: number | undefined) => void;
  selectedName?: string | undefined;
  error?: string | undefined;
  /** Null for who may not. */
  create: CreatePartnerProps["create"] | null;
  ref?: Ref<{ focus: () => void }>;
}

export function PartnerField({ value, onChange, ref, ...props }: PartnerFieldProps) {
  const id = useId();
  const { selectedName, error, create } = props;
  useImperativeHandle(ref, () => ({ focus: () => document.getElementById(id)?.focus() }), [id]);
  const source = useChoices("partners");
  return (
    <Field label={projectFields.partnerId.label} name="partner_id" required id={id} error={error}>
      <MakingCombobox
        noun="cliente"
        window={create && windowFor(create)}
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
