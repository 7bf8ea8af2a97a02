"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { MoneyField } from "@/components/ui/number-input";
import { costLabels } from "@/lib/assignments/labels";
import { isPlain } from "@/lib/values/number-text";
import type { AssignValues, CommonDates } from "./assign-values";
import type { ChosenLine } from "./chosen-line";
import { ChosenRate } from "./chosen-rate";
import { MaintenanceTerms } from "./maintenance-terms";
import { UnitAhead } from "./unit-ahead";

interface UnitTermsProps {
  lines: ChosenLine[];
  common: CommonDates;
  onRemove: (offer: ChosenLine["offer"]) => void;
}

export function UnitTerms({ lines, common, onRemove }: UnitTermsProps) {
  const { setValue, clearErrors } = useFormContext<AssignValues>();
  const [rate, setRate] = useState("");
  const applyToAll = () => {
    for (const { index } of lines) {
      setValue(`items.${index}.cost`, rate, { shouldDirty: true });
      clearErrors(`items.${index}.cost`);
    }
  };
  return (
    <section aria-label="Equipos" className="grid gap-4">
      <h3 className="font-semibold text-ink text-sm">Equipos</h3>
      {lines.length > 1 ? (
        <div className="flex flex-wrap items-end gap-2">
          <Field label={`${costLabels.EQUIPO} para todos`} className="w-44">
            <MoneyField value={rate} onValueChange={setRate} />
          </Field>
          <Button onClick={applyToAll} disabled={!isPlain(rate)}>
            Aplicar a todos
          </Button>
        </div>
      ) : null}
      <ul className="divide-y divide-line rounded-control border border-line">
        {lines.map((line) => (
          <ChosenRate
            key={line.offer.id}
            line={line}
            label={`${costLabels.EQUIPO} de ${line.offer.code}`}
            unit="/ día"
            notes={<UnitAhead line={line} />}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <MaintenanceTerms lines={lines} common={common} />
    </section>
  );
}
