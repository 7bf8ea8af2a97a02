"use client";

import { useCallback } from "react";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import type { Act } from "@/components/ui/use-act";
import type { ComboboxOption } from "@/components/ui/use-combobox";

export type SearchPartners = Act<ComboboxOption[]>;

interface PartnerFieldProps {
  value?: number | undefined;
  onChange: (partnerId: number | undefined) => void;
  search: SearchPartners;
  /** What the first value is called. */
  selectedName?: string | undefined;
  error?: string | undefined;
}

/** The client of a project, found by name or RUC. */
export function PartnerField({ value, onChange, search, selectedName, error }: PartnerFieldProps) {
  const source = useCallback(
    async (typed: string) => {
      const answer = await search({ search: typed, page_size: "20" });
      if (!answer.ok) throw new Error(answer.error);
      return answer.data ?? [];
    },
    [search],
  );
  return (
    <Field label="Cliente" required error={error}>
      <Combobox
        label="Cliente"
        source={source}
        value={value === undefined ? "" : String(value)}
        {...(selectedName ? { valueLabel: selectedName } : {})}
        placeholder="Buscar por nombre o RUC"
        onValueChange={(chosen) => onChange(chosen ? Number(chosen) : undefined)}
      />
    </Field>
  );
}
