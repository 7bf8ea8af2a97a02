"use client";

import { useEffect, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { MoneyField } from "@/components/ui/number-input";
import type { AssignValues, CommonDates } from "./assign-values";
import type { ChosenLine } from "./chosen-rate";
import { FrequencyEditor } from "./frequency-editor";
import { everySevenDays, type FrequencyValues } from "./frequency-values";

interface MaintenanceTermsProps {
  lines: ChosenLine[];
  common: CommonDates;
}

const nothing = { maintenance_cost: undefined, frequency_type: undefined } as const;

export function MaintenanceTerms({ lines, common }: MaintenanceTermsProps) {
  const { setValue } = useFormContext<AssignValues>();
  const { errors } = useFormState<AssignValues>();
  const [isWanted, setIsWanted] = useState(false);
  const [cost, setCost] = useState("");
  const [frequency, setFrequency] = useState<FrequencyValues>(everySevenDays);
  const indexes = lines.map(({ index }) => index).join(",");

  useEffect(() => {
    const terms = isWanted
      ? { maintenance_cost: cost, ...frequency }
      : { ...nothing, interval_days: undefined, weekdays: undefined, monthdays: undefined };
    for (const index of indexes.split(",").map(Number)) {
      setValue(`items.${index}.maintenance_cost`, terms.maintenance_cost);
      setValue(`items.${index}.frequency_type`, terms.frequency_type);
      setValue(`items.${index}.interval_days`, terms.interval_days);
      setValue(`items.${index}.weekdays`, terms.weekdays);
      setValue(`items.${index}.monthdays`, terms.monthdays);
    }
  }, [setValue, indexes, isWanted, cost, frequency]);

  const [first] = lines;
  const wrong = first ? errors.items?.[first.index] : undefined;
  return (
    <div className="grid gap-3 rounded-control border border-line p-4">
      <Checkbox
        label="Con mantenimiento"
        hint="Crea un servicio de mantenimiento para cada equipo."
        checked={isWanted}
        onCheckedChange={(on) => setIsWanted(on === true)}
      />
      {isWanted ? (
        <>
          <Field
            label="Costo de cada mantenimiento"
            required
            error={wrong?.maintenance_cost?.message}
            className="max-w-60"
          >
            <MoneyField value={cost} onValueChange={setCost} />
          </Field>
          <FrequencyEditor
            value={frequency}
            onChange={setFrequency}
            errors={{
              interval_days: wrong?.interval_days?.message,
              weekdays: wrong?.weekdays?.message,
              monthdays: wrong?.monthdays?.message,
            }}
            startDate={common.operation_start_date}
            endDate={common.operation_end_date || null}
          />
        </>
      ) : null}
    </div>
  );
}
