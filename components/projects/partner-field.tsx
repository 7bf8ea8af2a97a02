"use client";

import { type Ref, useCallback, useId, useImperativeHandle } from "react";
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
  /** Lets the form give it the focus when it is wrong. */
  ref?: Ref<{ focus: () => void }>;
}

/** The client of a project, found by name or RUC. */
export function PartnerField({ value, onChange, search, ref, ...props }: PartnerFieldProps) {
  const id = useId();
  const { selectedName, error } = props;
  useImperativeHandle(ref, () => ({ focus: () => document.getElementById(id)?.focus() }), [id]);
  const source = useCallback(
    async (typed: string) => {
      const answer = await search({ search: typed, page_size: "20" });
      if (!answer.ok) throw new Error(answer.error);
      return answer.data ?? [];
    },
    [search],
  );
  return (
    <Field label="Cliente" required id={id} error={error}>
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
