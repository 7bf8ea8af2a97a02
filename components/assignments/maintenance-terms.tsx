"use client";

import { useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { MoneyField } from "@/components/ui/number-input";
import {
  type AssignValues,
  type CommonDates,
  firstMaintenance,
  type UnitMaintenance,
} from "./assign-values";
import type { ChosenLine } from "./chosen-line";
import { FrequencyEditor } from "./frequency-editor";
import { MaintenanceOffer } from "./maintenance-offer";

interface MaintenanceTermsProps {
  lines: ChosenLine[];
  common: CommonDates;
}

export function MaintenanceTerms({ lines, common }: MaintenanceTermsProps) {
  const { control, setValue } = useFormContext<AssignValues>();
  const { errors } = useFormState<AssignValues>();
  const terms = useWatch({ control, name: "maintenance" });
  const [last, setLast] = useState(firstMaintenance);
  const change = (changed: UnitMaintenance) => {
    setLast(changed);
    setValue("maintenance", changed);
  };
  const price = (maintenance_cost: string) =>
    maintenance_cost
      ? change({ ...(terms ?? last), maintenance_cost })
      : setValue("maintenance", null);
  const [first] = lines;
  const wrong = first ? errors.items?.[first.index] : undefined;
  const errorOf = (name: "maintenance_cost" | "interval_days" | "weekdays" | "monthdays") =>
    errors.maintenance?.[name]?.message ?? wrong?.[name]?.message;
  return (
    <div className="grid gap-3 rounded-control border border-line p-4">
      <Field
        label="Costo de cada mantenimiento"
        error={terms ? errorOf("maintenance_cost") : undefined}
        hint="Con un costo, cada equipo recibe su servicio de mantenimiento; vacío, ninguno."
      >
        <MoneyField value={terms?.maintenance_cost ?? ""} onValueChange={price} />
      </Field>
      <MaintenanceOffer lines={lines} day={common.operation_start_date} onTake={price} />
      {terms ? (
        <FrequencyEditor
          value={terms}
          onChange={(frequency) => change({ ...terms, ...frequency })}
          errors={{
            interval_days: errorOf("interval_days"),
            weekdays: errorOf("weekdays"),
            monthdays: errorOf("monthdays"),
          }}
          startDate={common.operation_start_date}
          endDate={common.operation_end_date || null}
        />
      ) : null}
    </div>
  );
}
